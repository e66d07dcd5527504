meta-name = Polski
