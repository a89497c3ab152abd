import { cutGlass, settleSites } from './cells.ts'
import type { Frame } from './frame.ts'
import {
  between,
  boxOf,
  centroid,
  contains,
  distance,
  edges,
  type Outline,
  type Point,
} from './geometry.ts'
import { type Colour, mix, oklch, toHex, toLab } from './oklch.ts'
import { twin } from './scatter.ts'
import type { Scene, Shape } from './scene.ts'

type Piece = { readonly outline: Outline; readonly fill: string }
export type GlazedShape = { readonly shape: Shape; readonly pieces: readonly Piece[] }

/** Hidden pieces are left out, even when layers slide vertically over one another by `slide`. */
export function glaze(frame: Frame, scene: Scene, dusk: Colour, slide = 0): GlazedShape[] {
  const shapes = scene.shapes.toSorted((a, b) => ORDER.indexOf(a.layer) - ORDER.indexOf(b.layer))
  // Small shapes neither bend the glass behind them nor hide a piece, and there can be many.
  const large = shapes.filter(({ outline }) => {
    const { left, top, right, bottom } = boxOf(outline)
    return Math.max(right - left, bottom - top) > frame.spacing * 2.4
  })
  const rack = createRack()
  return shapes.map((shape, index) => {
    const inFront = shapes.slice(index + 1)
    const drawn = inFront.filter((front) => front.joints ?? large.includes(front))
    const sites = sitesOf(frame, shape, large.includes(shape) ? drawn : [])
    const pieces = cutGlass(shape.outline, sites).map((outline): Piece => {
      return { outline, fill: rack(colourOf(frame, shape, centroid(outline), dusk)) }
    })
    const covering = inFront.filter((front) => large.includes(front))
    const isSeen = ({ outline }: Piece): boolean =>
      !covering.some((front) =>
        hides(frame, front, outline, front.layer === shape.layer ? 0 : slide),
      )
    return { shape, pieces: pieces.filter(isSeen) }
  })
}

const ORDER = ['sky', 'subject', 'ground']

// The glass behind an outline is cut along it: sites near the outline are replaced by pairs on either
// side.
function sitesOf(frame: Frame, shape: Shape, inFront: readonly Shape[]): Point[] {
  const own = settleSites(shape.outline, shape.sites, shape.relax ?? 1)
  const twins: Point[] = []
  for (const point of inFront.flatMap((front) => twin(frame, front.outline))) {
    const isFree = twins.every((other) => distance(point, other) > frame.spacing * 0.5)
    if (isFree && contains(shape.outline, point)) twins.push(point)
  }
  const gap = frame.spacing * 0.62
  return [...twins, ...own.filter((site) => twins.every((point) => distance(site, point) > gap))]
}

function hides(frame: Frame, { outline }: Shape, piece: Outline, slide: number): boolean {
  const covers = ([x, y]: Point): boolean =>
    contains(outline, [x, y - slide]) && (slide === 0 || contains(outline, [x, y + slide]))
  // Corners on the edge of the area count as inside shapes that extend beyond it.
  const inset = ([x, y]: Point): Point => [
    Math.min(frame.width - 0.5, Math.max(0.5, x)),
    Math.min(frame.height - 0.5, y),
  ]
  return edges(piece).every(([a, b]) => covers(inset(a)) && covers(between(a, b, 0.5)))
}

function colourOf(frame: Frame, shape: Shape, middle: Point, dusk: Colour): Colour {
  const calm = frame.calmAt(middle)
  const lively = (shape.jitter ?? 1) * (1 - 0.55 * calm)
  const { between: draw, next } = frame.random
  const base = shape.paint(middle)
  const spark = next() < 0.06 ? 0.06 : 0
  const varied = oklch(
    base.l + (draw(-0.045, 0.045) + spark) * lively,
    base.c + draw(-0.02, 0.02) * lively,
    base.h + draw(-10, 10) * lively,
  )
  const quiet = quieten(varied, dusk, calm)
  // A window darkens towards its frame.
  const across = Math.abs(middle[0] / frame.width - 0.5)
  const edge = Math.max(across, Math.abs(middle[1] / frame.height - 0.5)) * 2
  return oklch(quiet.l * (1 - 0.16 * edge ** 4), quiet.c, quiet.h)
}

// The glass is dark enough for white text (L 0.4 gives 8:1), with little contrast left. The dusk of the
// sky is mixed in, because an orange that is only darkened looks like mud.
function quieten(colour: Colour, dusk: Colour, calm: number): Colour {
  // Mixing opposite hues gives olive or grey, so those are only dimmed.
  const turn = Math.abs(((((dusk.h - colour.h) % 360) + 540) % 360) - 180)
  const { c, h } = turn < 145 ? mix(colour, dusk, 0.62) : oklch(0, colour.c * 0.6, colour.h)
  return mix(colour, oklch(Math.min(colour.l, 0.18 + colour.l * 0.24), c, h), calm)
}

/** A colour that the eye can't tell apart is used again: pieces of one colour can share one path. */
function createRack(): (colour: Colour) => string {
  const sheets: { lab: ReturnType<typeof toLab>; fill: string }[] = []
  return (colour) => {
    const lab = toLab(colour)
    // Tints show most in white, and a large dark area looks flat without small differences.
    let least = colour.l > 0.8 ? 0.016 : colour.l < 0.4 ? 0.02 : 0.031
    let nearest: { fill: string } | undefined
    for (const sheet of sheets) {
      const [l, a, b] = sheet.lab
      const away = Math.sqrt((l - lab[0]) ** 2 + (a - lab[1]) ** 2 + (b - lab[2]) ** 2)
      if (away < least) [nearest, least] = [sheet, away]
    }
    if (nearest) return nearest.fill
    const sheet = { lab, fill: toHex(colour) }
    sheets.push(sheet)
    return sheet.fill
  }
}
