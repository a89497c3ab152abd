import { type Colour, type Colours, oklch } from './oklch.ts'

/** The land runs from the lit distance to the shade before it. */
export type Glass = Readonly<
  Record<'sky' | 'bloom' | 'leaf' | 'water' | 'gold' | 'paper' | 'wood', Colours> &
    Record<'accent' | 'far' | 'middle' | 'near', Colour>
>

export type Palette = keyof typeof SHEETS

export function glassFor(palette: Palette): Glass {
  const glass = { ...SHARED, ...SHEETS[palette] }
  const [far = glass.accent, middle = far, near = far] = glass.land
  return { ...glass, far, middle, near }
}

function sheet(stops: string): Colours {
  return stops.split(', ').map((stop) => {
    const [l = 0, c = 0, h = 0] = stop.split(' ').map(Number)
    return oklch(l, c, h)
  })
}

const VIOLET = sheet('.84 .09 305, .68 .15 300, .54 .18 295, .42 .16 290')
const PINK = sheet('.9 .07 5, .76 .15 358, .62 .19 357, .48 .16 350')
const YELLOW = sheet('.95 .1 100, .86 .16 90, .78 .16 72, .64 .15 55')

const SHARED = {
  gold: sheet('.96 .08 96, .88 .15 86, .78 .16 70, .64 .17 48'),
  paper: sheet('.975 .015 90, .93 .03 80, .84 .045 50, .7 .07 320'),
  wood: sheet('.42 .08 30, .33 .07 5, .25 .06 320'),
  leaf: sheet('.68 .12 140, .54 .11 155, .43 .085 166, .33 .06 175'),
  accent: oklch(0.57, 0.19, 357),
}

const SHEETS = {
  dawn: {
    sky: sheet('.93 .1 92, .82 .15 72, .7 .18 35, .58 .19 358, .43 .17 305, .29 .12 288'),
    land: sheet('.46 .15 325, .36 .13 303, .25 .09 292'),
    bloom: PINK,
    water: sheet('.9 .09 80, .74 .14 20, .54 .15 310'),
  },
  jacaranda: {
    sky: sheet('.95 .06 88, .88 .08 55, .78 .11 350, .63 .15 308, .47 .17 290, .3 .13 284'),
    land: sheet('.48 .09 230, .37 .08 195, .26 .055 190'),
    bloom: VIOLET,
    water: sheet('.9 .05 330, .72 .11 290, .5 .13 270'),
  },
  tabebuia: {
    sky: sheet('.96 .06 95, .91 .08 60, .82 .12 15, .69 .17 2, .51 .18 350, .33 .13 328'),
    land: sheet('.46 .13 335, .36 .11 315, .25 .075 300'),
    bloom: PINK,
    water: sheet('.93 .05 40, .78 .11 340, .54 .15 315'),
    accent: oklch(0.44, 0.16, 292),
  },
  leaf: {
    sky: sheet('.96 .08 103, .9 .13 103, .8 .13 130, .65 .11 160, .47 .09 185, .32 .075 205'),
    land: sheet('.5 .11 152, .39 .085 162, .26 .055 172'),
    bloom: YELLOW,
    water: sheet('.94 .06 110, .77 .09 180, .52 .09 215'),
  },
  monsoon: {
    sky: sheet('.95 .05 120, .86 .07 190, .72 .1 222, .56 .12 245, .42 .13 265, .28 .095 278'),
    land: sheet('.47 .09 190, .36 .075 200, .25 .055 235'),
    bloom: VIOLET,
    water: sheet('.94 .04 180, .74 .09 225, .5 .12 255'),
  },
  marigold: {
    sky: sheet('.96 .09 100, .89 .15 88, .8 .17 70, .67 .18 48, .49 .16 28, .31 .11 5'),
    land: sheet('.5 .14 42, .37 .12 15, .25 .08 345'),
    bloom: YELLOW,
    water: sheet('.95 .09 95, .76 .14 60, .48 .13 10'),
  },
  night: {
    sky: sheet('.9 .08 95, .66 .1 285, .5 .15 278, .39 .15 280, .29 .12 284, .2 .08 288'),
    land: sheet('.33 .1 262, .26 .08 275, .19 .055 288'),
    bloom: VIOLET,
    water: sheet('.82 .08 260, .54 .13 270, .34 .12 280'),
    leaf: sheet('.5 .09 190, .4 .085 200, .32 .07 220, .25 .06 250'),
  },
  clay: {
    sky: sheet('.95 .07 85, .87 .11 65, .76 .15 45, .62 .18 33, .46 .16 22, .29 .1 350'),
    land: sheet('.44 .12 15, .35 .1 345, .24 .07 312'),
    bloom: PINK,
    water: sheet('.92 .06 70, .72 .12 30, .46 .12 340'),
  },
} satisfies Record<string, Record<'sky' | 'land' | 'bloom' | 'water', Colours> & Partial<Glass>>

export const PALETTES = Object.keys(SHEETS).filter(isPalette)

export function isPalette(name: string): name is Palette {
  return Object.hasOwn(SHEETS, name)
}
