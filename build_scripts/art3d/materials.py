"""What things are made of: gold, stone, bone, gems, cloth, wood, wax, clay. Colours are linear RGB."""

from __future__ import annotations

from art3d.shader import Shader


def shade(colour, factor):
    """A colour made darker or lighter, never above 1."""
    return tuple(min(1.0, part * factor) for part in colour)


def gold(name="gold", base=(1.0, 0.68, 0.22), dark=(0.20, 0.075, 0.015), rough=0.24, scale=1.0, hammer=0.25,
         hollows=False):  # fmt: skip
    """Polished metal, a little uneven; `hollows` darkens what the mesh stores as hollow."""
    m = Shader(name)
    open_ = m.ramp(m.number("cavity"), [(0.25, 0), (0.8, 1)]) if hollows else 1.0
    noise = m.noise(3 / scale, 5)
    warm = (base[0] * 0.8, base[1] * 0.62, base[2] * 0.5)
    colour = m.mix(m.math("MULTIPLY", m.ramp(noise, [(0.45, 0), (0.75, 1)]), 0.35), base, warm)
    colour = m.mix(open_, dark, colour)
    roughness = m.math("MULTIPLY_ADD", noise, 0.22, rough - 0.08)
    normal = m.bump(m.noise(9 / scale, 3), hammer, 0.03 * scale)
    return m.principled(color=colour, metal=1.0, rough=roughness, normal=normal)


def bronze(name="bronze", base=(0.55, 0.30, 0.11), green=0.25, rough=0.42, scale=1.0):
    """Old bronze: dull metal, brown in its hollows, with green where water stood."""
    m = Shader(name)
    noise = m.noise(4 / scale, 6, 0.65)
    open_ = m.ramp(m.number("cavity"), [(0.2, 0), (0.75, 1)])
    colour = m.mix(m.ramp(noise, [(0.4, 0), (0.7, 1)]), base, shade(base, 0.5))
    patina = m.math("MULTIPLY", m.ramp(noise, [(0.50, 0), (0.66, 1)]), green)
    colour = m.mix(patina, colour, (0.10, 0.32, 0.24))
    colour = m.mix(open_, shade(base, 0.16), colour)
    metal = m.math("SUBTRACT", 0.92, m.math("MULTIPLY", patina, 0.8))
    normal = m.bump(m.noise(14 / scale, 4), 0.35, 0.03 * scale)
    return m.principled(
        color=colour, metal=metal, rough=m.math("MULTIPLY_ADD", noise, 0.3, rough - 0.12), normal=normal
    )


def stone(name="stone", color=(0.33, 0.29, 0.25), dark=(0.06, 0.05, 0.045), scale=1.0, rough=0.85, crack=0.0, bump=0.6,
          hollows=False):  # fmt: skip
    """Hewn stone, mottled and rough; `crack` from 0 to 1 draws dark cracks."""
    m = Shader(name)
    coarse = m.noise(2.2 / scale, 5, 0.62)
    fine = m.noise(16 / scale, 4, 0.7)
    colour = m.mix(m.ramp(coarse, [(0.3, 0), (0.7, 1)]), shade(color, 0.62), shade(color, 1.22))
    colour = m.mix(m.ramp(fine, [(0.42, 0.6), (0.6, 0)]), colour, dark)
    if hollows:
        colour = m.mix(m.ramp(m.number("cavity"), [(0.25, 0), (0.85, 1)]), shade(dark, 0.5), colour)
    height = m.math("ADD", m.math("MULTIPLY", coarse, 1.2), m.math("MULTIPLY", fine, 0.45))
    if crack:
        wobble = m.node("TexNoise", {"Vector": m.coord(), "Scale": 3 / scale}).outputs[1]
        moved = m.node("VectorMath", {0: m.coord(), 1: wobble}).outputs[0]
        whole = m.ramp(m.voronoi(1.7 / scale, "DISTANCE_TO_EDGE", moved), [(0, 0), (0.022, 1)])
        gap = m.math("MULTIPLY", m.math("SUBTRACT", 1.0, whole), crack)
        colour = m.mix(gap, colour, (0.012, 0.01, 0.01))
        height = m.math("ADD", height, m.math("MULTIPLY", whole, 0.5 * crack))
    return m.principled(color=colour, rough=rough, spec=0.25, normal=m.bump(height, bump, 0.07 * scale))


def bone(name="bone", color=(0.80, 0.66, 0.44), stain=(0.20, 0.10, 0.04), age=0.5):
    """Bone; `age` from 0 (pale) to 1 (brown)."""
    m = Shader(name)
    coarse = m.noise(3, 7, 0.6)
    fine = m.noise(22, 5, 0.7)
    colour = m.mix(m.math("MULTIPLY", m.ramp(coarse, [(0.42, 0), (0.72, 1)]), age), color, (0.42, 0.27, 0.12))
    colour = m.mix(m.math("MULTIPLY", m.ramp(fine, [(0.55, 0), (0.75, 1)]), 0.35), colour, stain)
    open_ = m.ramp(m.number("cavity"), [(0.45, 0), (0.68, 0.40), (0.92, 1)])
    colour = m.mix(open_, (0.012, 0.006, 0.003), colour)
    ridge = m.ramp(m.edges(), [(0.50, 0), (0.58, 1)])
    colour = m.mix(m.math("MULTIPLY", ridge, 0.35), colour, (0.95, 0.86, 0.66))
    normal = m.bump(m.math("ADD", m.math("MULTIPLY", fine, 0.3), coarse), 0.35, 0.04)
    return m.principled(
        color=colour,
        rough=0.48,
        spec=0.4,
        sss=0.12,
        sss_radius=(0.25, 0.12, 0.06),
        sss_scale=0.10,
        normal=normal,
    )


def gem(name, color, power=0.25):
    """Coloured glass with a touch of light of its own, so that it never goes black in a dark tomb."""
    m = Shader(name)
    return m.principled(
        color=color, rough=0.02, ior=1.76, trans=1.0, coat=0.6, coat_rough=0.02, emit=color, power=power
    )


def facets(name, low, high, power):
    """A cut stone whose faces differ between two colours (`mesh.brilliant` stores a number on each face)."""
    m = Shader(name)
    face = m.number("facet")
    middle = tuple((a + b) / 2 for a, b in zip(low, high, strict=True))
    colour = m.ramp(face, [(0, low), (0.55, middle), (1, high)])
    light = m.math("MULTIPLY", m.math("POWER", face, 1.6), power)
    return m.principled(
        color=colour, rough=0.03, trans=0.75, ior=1.76, coat=1.0, coat_rough=0.02, emit=colour, power=light
    )


def plain(name, color, rough=0.6, metal=0.0, **more):
    """One colour."""
    return Shader(name).principled(color=color, rough=rough, metal=metal, **more)


def glow(name, color, power):
    """Light and nothing else."""
    m = Shader(name)
    return m.finish(m.node("Emission", {0: color, 1: power}).outputs[0])


def velvet(name, color):
    """Dark cloth with a light bloom at its edges."""
    m = Shader(name)
    bloom = tuple(min(1, part * 3 + 0.1) for part in color)
    return m.principled(
        color=m.mix(m.noise(3, 5), shade(color, 0.5), color),
        rough=0.9,
        sheen=1.0,
        sheen_rough=0.35,
        sheen_color=bloom,
        normal=m.bump(m.noise(60, 3), 0.15, 0.01),
    )


def wood(name="wood", color=(0.16, 0.075, 0.03)):
    """Grained wood, the grain along Z."""
    m = Shader(name)
    grain = m.noise(2, 8, 0.65, 1.2, m.scaled(m.coord(), (9, 9, 0.9)))
    colour = m.mix(m.ramp(grain, [(0.35, 0), (0.65, 1)]), shade(color, 0.35), shade(color, 1.4))
    return m.principled(color=colour, rough=0.55, coat=0.15, normal=m.bump(grain, 0.5, 0.03))


def leather(name="leather", dark=(0.10, 0.012, 0.025), light=(0.26, 0.03, 0.05), rough=0.42):
    """Grained leather."""
    m = Shader(name)
    noise = m.noise(6, 5)
    grain = m.math("MULTIPLY", m.voronoi(55, "DISTANCE_TO_EDGE"), 0.8)
    normal = m.bump(m.math("ADD", grain, noise), 0.4, 0.02)
    return m.principled(color=m.mix(noise, dark, light), rough=rough, coat=0.2, normal=normal)


def wax(name="wax", color=(0.85, 0.70, 0.45)):
    """Candle wax with a flame above it."""
    return plain(name, color, 0.5, sss=0.4, sss_scale=0.15, emit=(1, 0.45, 0.12), power=0.12)


def pearl(name="pearl", color=(0.72, 0.62, 0.52)):
    """Mother-of-pearl."""
    return plain(name, color, 0.14, coat=1.0, coat_rough=0.05, spec=0.8)


def painted_metal(name, colour_file, gilt_file, rough=0.65, bump=0.35, worn=None, coat=0.0):
    """A picture wrapped by UV, with a second picture saying where it is gilt; `worn` is the colour beneath."""
    m = Shader(name)
    where = m.coord("UV")
    colour = m.image(colour_file, where)
    gilt = m.image(gilt_file, where, data=True)
    noise = m.noise(4, 5, 0.6)
    if worn is None:
        colour = m.mix(
            m.math("MULTIPLY", m.ramp(noise, [(0.45, 0), (0.75, 1)]), 0.35), colour, (0.35, 0.20, 0.08)
        )
    else:
        ragged = m.math("ADD", noise, m.math("MULTIPLY", m.noise(30, 4), 0.4))
        wear = m.ramp(ragged, [(0.80, 0), (0.92, 0.75)])
        toned = m.mix(m.math("MULTIPLY", noise, 0.45), colour, (0.10, 0.045, 0.02), "MULTIPLY")
        colour = m.mix(wear, toned, worn)
        gilt = m.math("MULTIPLY", gilt, m.math("SUBTRACT", 1.0, wear))
    height = m.math("ADD", m.math("MULTIPLY", gilt, 0.5), m.math("MULTIPLY", noise, 0.5))
    return m.principled(
        color=colour,
        metal=m.math("MULTIPLY", gilt, 0.95),
        rough=m.math("MULTIPLY_ADD", gilt, 0.22 - rough, rough),
        coat=m.math("MULTIPLY", m.math("SUBTRACT", 1.0, gilt), coat),
        coat_rough=0.12,
        normal=m.bump(height, bump, 0.03),
    )


def paper(name, drawing):
    """A written or painted leaf."""
    return painted_metal(name, *drawing.save(name), rough=0.65)
