import type { Frame } from '../frame.ts'
import type { Point } from '../geometry.ts'
import { hill, sky } from '../landscape.ts'
import { lighten, ramp } from '../oklch.ts'
import type { Glass } from '../palettes.ts'
import { filled, type Scene, type Shape } from '../scene.ts'

/** An open book with light rising from it. */
export function book(frame: Frame, glass: Glass): Scene {
  const { far, middle, near } = glass
  return {
    light: { centre: frame.at(0, 0.02), radius: frame.unit * 1.2 },
    shapes: [
      sky(frame, glass, { x: 0, y: 0.02, inner: 0.1, rays: 12, reach: 1.7 }),
      hill(frame, { layer: 'sky', ridge: () => 0.44, colours: [far, middle, near] }),
      filled(frame, COVER, [0.9], { paint: () => lighten(glass.accent, -0.08) }),
      page(frame, glass, -1),
      page(frame, glass, 1),
      {
        layer: 'subject',
        outline: frame.draw(RIBBON),
        sites: [0.3, 0.6, 0.85].map((y) => frame.at(0.08, y)),
        relax: 0,
        edge: 1,
        paint: () => ramp(glass.bloom, 0.7),
      },
      hill(frame, { layer: 'ground', ridge: (x) => 0.9 + 0.02 * x, colours: [middle, near] }),
    ],
  }
}

const COVER = 'M-.95 .08 L-.98 .68 Q-.4 .6 -.06 .78 L.06 .78 Q.4 .6 .98 .68 L.95 .08 L0 .2'
const RIBBON = 'M-.03 .12 Q.04 .4 .02 .74 L.1 .98 L.15 .9 L.22 .94 L.1 .68 Q.1 .4 .03 .12'
const PAGE = 'M0 .16 C.2 -.1 .6 -.1 .9 0 L.92 .58 C.6 .48 .24 .5 0 .72'

function page(frame: Frame, glass: Glass, side: 1 | -1): Shape {
  const mirrored = PAGE.replace(
    /(?<![\d.-])(-?[\d.]+) (-?[\d.]+)/g,
    (_, x: string, y: string) => `${Number(x) * side} ${y}`,
  )
  const [spine] = frame.at(0, 0)
  // Long panes in rows that bend with the page look like lines of writing.
  const lines = [0, 1, 2, 3, 4].flatMap((row) =>
    [0.06, 0.36, 0.66, 0.96].map((along): Point => {
      const bend = 0.19 * Math.sin(Math.PI * Math.min(0.68, 0.12 + along * 0.72))
      const wobble = frame.random.between(-0.008, 0.008)
      return frame.at(side * (0.06 + along * 0.8), 0.21 - bend + row * 0.118 + wobble)
    }),
  )
  return {
    layer: 'subject',
    outline: frame.draw(mirrored),
    sites: lines,
    relax: 0,
    jitter: 0.45,
    paint: ([x]) => ramp(glass.paper, 0.55 - (Math.abs(x - spine) / frame.unit) * 0.62),
  }
}
