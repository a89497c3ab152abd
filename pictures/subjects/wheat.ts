import type { Frame } from '../frame.ts'
import { hill, rolling, sky } from '../landscape.ts'
import { type Colour, lighten, ramp } from '../oklch.ts'
import type { Glass } from '../palettes.ts'
import { leafShape, type Scene, type Shape } from '../scene.ts'
import { sun } from './sunrise.ts'

/** Five ripe ears before a field and a low sun. */
export function wheat(frame: Frame, glass: Glass): Scene {
  const { far, middle, near } = glass
  const [, bright = far, amber = far, ember = far] = glass.gold
  const stalks = [
    { foot: -0.42, x: -0.7, y: -0.22, lean: -0.3 },
    { foot: 0.4, x: 0.68, y: -0.3, lean: 0.28 },
    { foot: -0.22, x: -0.36, y: -0.46, lean: -0.14 },
    { foot: 0.24, x: 0.36, y: -0.52, lean: 0.15 },
    { foot: 0, x: 0, y: -0.62, lean: 0.02 },
  ]
  return {
    light: { centre: frame.at(0.05, 0.08), radius: frame.unit * 1.1 },
    shapes: [
      sky(frame, glass, { x: 0.05, y: 0.08, inner: 0.3, rays: 9, reach: 1.45 }),
      sun(frame, glass, 0.05, 0.08, 0.3),
      hill(frame, { layer: 'sky', ridge: rolling(frame, 0.22, 0.05), colours: [far, middle] }),
      hill(frame, {
        layer: 'sky',
        ridge: rolling(frame, 0.38, 0.03),
        colours: [lighten(amber, -0.08), lighten(ember, -0.08), lighten(ember, -0.2)],
      }),
      ...stalks.flatMap((stalk) => ear(frame, [bright, amber, ember], glass.leaf, stalk)),
      hill(frame, { layer: 'ground', ridge: rolling(frame, 0.84, 0.05), colours: [middle, near] }),
    ],
  }
}

function ear(
  frame: Frame,
  gold: readonly Colour[],
  green: readonly Colour[],
  stalk: { foot: number; x: number; y: number; lean: number },
): Shape[] {
  const { foot, x, y, lean } = stalk
  const stem: Shape = {
    layer: 'subject',
    outline: frame.draw(
      `M${foot - 0.022} 1 Q${foot - 0.02} ${y + 0.8} ${x - 0.012} ${y + 0.3}L${x + 0.012} ${y + 0.3}Q${foot + 0.024} ${y + 0.8} ${foot + 0.022} 1`,
    ),
    sites: [0.2, 0.5, 0.8].map((down) =>
      frame.at(foot + (x - foot) * (1 - down), y + 0.3 + down * 0.7),
    ),
    joints: false,
    edge: 1,
    paint: () => ramp(green, 0.15),
  }
  const shapes = [stem]
  const up = [lean * 0.5, -1] as const
  for (let pair = 0; pair < 6; pair += 1) {
    const [baseX, baseY] = [x + up[0] * pair * 0.1, y + 0.34 + up[1] * pair * 0.1]
    for (const side of [-1, 1]) {
      const end = [baseX + up[0] * 0.2 + side * 0.1, baseY - 0.19] as const
      const colour = ramp(gold, frame.random.between(0, 0.5) + (side > 0 ? 0.4 : 0))
      shapes.push(leafShape(frame, [baseX, baseY], end, 0.36, colour))
    }
  }
  const [topX, topY] = [x + up[0] * 0.56, y + 0.34 - 0.56]
  const tip = [topX + lean * 0.12, topY - 0.22] as const
  return [...shapes, leafShape(frame, [topX, topY], tip, 0.26, ramp(gold, 0))]
}
