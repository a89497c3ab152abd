import { type Colour, oklch } from './oklch.ts'

/** The colours of a picture's glass. Each list runs from light to shade. */
export type Glass = {
  readonly sky: readonly Colour[]
  readonly bloom: readonly Colour[]
  readonly leaf: readonly Colour[]
  readonly water: readonly Colour[]
  readonly gold: readonly Colour[]
  readonly paper: readonly Colour[]
  readonly wood: readonly Colour[]
  readonly accent: Colour
  /** The land, from the lit distance to the shade before it. */
  readonly far: Colour
  readonly middle: Colour
  readonly near: Colour
}

export type Palette = keyof typeof SHEETS

export function glassFor(palette: Palette): Glass {
  const glass = { ...SHARED, ...SHEETS[palette] }
  const [far = glass.accent, middle = far, near = far] = glass.land
  return { ...glass, far, middle, near }
}

function sheet(
  ...stops: readonly (readonly [l: number, c: number, h: number])[]
): readonly Colour[] {
  return stops.map(([l, c, h]) => oklch(l, c, h))
}

const VIOLET = sheet([0.84, 0.09, 305], [0.68, 0.15, 300], [0.54, 0.18, 295], [0.42, 0.16, 290])
const PINK = sheet([0.9, 0.07, 5], [0.76, 0.15, 358], [0.62, 0.19, 357], [0.48, 0.16, 350])
const YELLOW = sheet([0.95, 0.1, 100], [0.86, 0.16, 90], [0.78, 0.16, 72], [0.64, 0.15, 55])

const SHARED = {
  gold: sheet([0.96, 0.08, 96], [0.88, 0.15, 86], [0.78, 0.16, 70], [0.64, 0.17, 48]),
  paper: sheet([0.975, 0.015, 90], [0.93, 0.03, 80], [0.84, 0.045, 50], [0.7, 0.07, 320]),
  wood: sheet([0.42, 0.08, 30], [0.33, 0.07, 5], [0.25, 0.06, 320]),
  leaf: sheet([0.68, 0.12, 140], [0.54, 0.11, 155], [0.43, 0.085, 166], [0.33, 0.06, 175]),
  accent: oklch(0.57, 0.19, 357),
}

const SHEETS = {
  dawn: {
    sky: sheet(
      [0.93, 0.1, 92],
      [0.82, 0.15, 72],
      [0.7, 0.18, 35],
      [0.58, 0.19, 358],
      [0.43, 0.17, 305],
      [0.29, 0.12, 288],
    ),
    land: sheet([0.46, 0.15, 325], [0.36, 0.13, 303], [0.25, 0.09, 292]),
    bloom: PINK,
    water: sheet([0.9, 0.09, 80], [0.74, 0.14, 20], [0.54, 0.15, 310]),
  },
  jacaranda: {
    sky: sheet(
      [0.95, 0.06, 88],
      [0.88, 0.08, 55],
      [0.78, 0.11, 350],
      [0.63, 0.15, 308],
      [0.47, 0.17, 290],
      [0.3, 0.13, 284],
    ),
    land: sheet([0.48, 0.09, 230], [0.37, 0.08, 195], [0.26, 0.055, 190]),
    bloom: VIOLET,
    water: sheet([0.9, 0.05, 330], [0.72, 0.11, 290], [0.5, 0.13, 270]),
  },
  tabebuia: {
    sky: sheet(
      [0.96, 0.06, 95],
      [0.91, 0.08, 60],
      [0.82, 0.12, 15],
      [0.69, 0.17, 2],
      [0.51, 0.18, 350],
      [0.33, 0.13, 328],
    ),
    land: sheet([0.46, 0.13, 335], [0.36, 0.11, 315], [0.25, 0.075, 300]),
    bloom: PINK,
    water: sheet([0.93, 0.05, 40], [0.78, 0.11, 340], [0.54, 0.15, 315]),
    accent: oklch(0.44, 0.16, 292),
  },
  leaf: {
    sky: sheet(
      [0.96, 0.08, 103],
      [0.9, 0.13, 103],
      [0.8, 0.13, 130],
      [0.65, 0.11, 160],
      [0.47, 0.09, 185],
      [0.32, 0.075, 205],
    ),
    land: sheet([0.5, 0.11, 152], [0.39, 0.085, 162], [0.26, 0.055, 172]),
    bloom: YELLOW,
    water: sheet([0.94, 0.06, 110], [0.77, 0.09, 180], [0.52, 0.09, 215]),
  },
  monsoon: {
    sky: sheet(
      [0.95, 0.05, 120],
      [0.86, 0.07, 190],
      [0.72, 0.1, 222],
      [0.56, 0.12, 245],
      [0.42, 0.13, 265],
      [0.28, 0.095, 278],
    ),
    land: sheet([0.47, 0.09, 190], [0.36, 0.075, 200], [0.25, 0.055, 235]),
    bloom: VIOLET,
    water: sheet([0.94, 0.04, 180], [0.74, 0.09, 225], [0.5, 0.12, 255]),
  },
  marigold: {
    sky: sheet(
      [0.96, 0.09, 100],
      [0.89, 0.15, 88],
      [0.8, 0.17, 70],
      [0.67, 0.18, 48],
      [0.49, 0.16, 28],
      [0.31, 0.11, 5],
    ),
    land: sheet([0.5, 0.14, 42], [0.37, 0.12, 15], [0.25, 0.08, 345]),
    bloom: YELLOW,
    water: sheet([0.95, 0.09, 95], [0.76, 0.14, 60], [0.48, 0.13, 10]),
  },
  night: {
    sky: sheet(
      [0.9, 0.08, 95],
      [0.66, 0.1, 285],
      [0.5, 0.15, 278],
      [0.39, 0.15, 280],
      [0.29, 0.12, 284],
      [0.2, 0.08, 288],
    ),
    land: sheet([0.33, 0.1, 262], [0.26, 0.08, 275], [0.19, 0.055, 288]),
    bloom: VIOLET,
    water: sheet([0.82, 0.08, 260], [0.54, 0.13, 270], [0.34, 0.12, 280]),
    leaf: sheet([0.5, 0.09, 190], [0.4, 0.085, 200], [0.32, 0.07, 220], [0.25, 0.06, 250]),
  },
  clay: {
    sky: sheet(
      [0.95, 0.07, 85],
      [0.87, 0.11, 65],
      [0.76, 0.15, 45],
      [0.62, 0.18, 33],
      [0.46, 0.16, 22],
      [0.29, 0.1, 350],
    ),
    land: sheet([0.44, 0.12, 15], [0.35, 0.1, 345], [0.24, 0.07, 312]),
    bloom: PINK,
    water: sheet([0.92, 0.06, 70], [0.72, 0.12, 30], [0.46, 0.12, 340]),
  },
} satisfies Record<
  string,
  Record<'sky' | 'land' | 'bloom' | 'water', readonly Colour[]> & Partial<Glass>
>

export const PALETTES = Object.keys(SHEETS).filter(isPalette)

export function isPalette(name: string): name is Palette {
  return Object.hasOwn(SHEETS, name)
}
