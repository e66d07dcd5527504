meta-name = Nederlands
