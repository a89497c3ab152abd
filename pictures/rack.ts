import { type Colour, toHex, toLab } from './oklch.ts'

/** Returns the fill for a colour. */
type Rack = (colour: Colour) => string

/**
 * Reuses an earlier colour when one is close enough that the eye does not see the difference, so that
 * pieces of one colour can share one path.
 */
export function createRack(): Rack {
  const sheets: { lab: Lab; fill: string }[] = []
  return (colour) => {
    const lab = toLab(colour)
    let least = toleranceAt(colour.l)
    let nearest: { fill: string } | undefined
    for (const sheet of sheets) {
      const away = distanceBetween(sheet.lab, lab)
      if (away < least) [nearest, least] = [sheet, away]
    }
    if (nearest) return nearest.fill
    const sheet = { lab, fill: toHex(colour) }
    sheets.push(sheet)
    return sheet.fill
  }
}

type Lab = ReturnType<typeof toLab>

function distanceBetween(one: Lab, other: Lab): number {
  return Math.sqrt((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2)
}

// Tints show most in white, and a large dark area looks flat without small differences.
function toleranceAt(lightness: number): number {
  if (lightness > 0.8) return 0.016
  return lightness < 0.4 ? 0.02 : 0.031
}
