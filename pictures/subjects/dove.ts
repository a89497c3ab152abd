import type { Frame } from '../frame.ts'
import { between, distance, type Point } from '../geometry.ts'
import { hill, rolling, sky } from '../landscape.ts'
import { ramp } from '../oklch.ts'
import type { Glass } from '../palettes.ts'
import { filled, leafShape, type Scene, type Shape } from '../scene.ts'

/** A flying dove with an olive twig, against the light. */
export function dove(frame: Frame, glass: Glass): Scene {
  const { far, middle, near } = glass
  const [light = far, mid = light, deep = light] = glass.leaf
  const [, top] = frame.at(0, -0.15)
  return {
    light: { centre: frame.at(0.05, -0.15), radius: frame.unit * 1.2 },
    shapes: [
      sky(frame, glass, { x: 0.05, y: -0.15, inner: 0.1, rays: 11, reach: 1.55 }),
      hill(frame, { layer: 'sky', ridge: rolling(frame, 0.72, 0.05), colours: [far, middle] }),
      wing(frame, glass, FAR_WING, 0.42),
      tail(frame, glass),
      filled(frame, BODY, [0.75, 0.9], {
        jitter: 0.4,
        paint: ([, y]) => ramp(glass.paper, 0.02 + (0.75 * (y - top)) / (frame.unit * 0.6)),
        lines: [frame.draw('M-.56 -.07 L-.54 -.055 L-.55 -.04 L-.565 -.05 L-.56 -.07')],
      }),
      wing(frame, glass, NEAR_WING, 0.05),
      // The twig.
      leafShape(frame, [-0.73, 0.05], [-0.9, 0.01], 0.34, light),
      leafShape(frame, [-0.75, 0.08], [-0.93, 0.14], 0.34, mid),
      leafShape(frame, [-0.74, 0.08], [-0.8, 0.26], 0.34, deep),
      leafShape(frame, [-0.72, 0.06], [-0.66, 0.22], 0.34, mid),
      hill(frame, { layer: 'ground', ridge: rolling(frame, 0.9, 0.05), colours: [middle, near] }),
    ],
  }
}

const BODY =
  'M-.74 .03 Q-.67 -.03 -.64 -.05 Q-.6 -.15 -.49 -.15 Q-.38 -.14 -.28 -.04 Q0 .0 .34 .2 L.36 .32 Q.1 .44 -.14 .38 Q-.42 .3 -.5 .13 Q-.58 .08 -.64 .05'

type Wing = {
  outline: string
  shoulder: readonly [number, number]
  tips: readonly (readonly [number, number])[]
}

const NEAR_WING: Wing = {
  outline:
    'M-.3 .02 Q-.34 -.36 -.04 -.66 Q.16 -.86 .52 -.98 Q.5 -.86 .44 -.8 Q.56 -.76 .6 -.7 Q.52 -.6 .44 -.57 Q.56 -.52 .59 -.46 Q.5 -.36 .42 -.35 Q.5 -.3 .53 -.24 Q.44 -.14 .36 -.14 Q.4 -.08 .42 -.02 Q.32 .12 .18 .2 Q-.1 .18 -.3 .02',
  shoulder: [-0.16, -0.02],
  tips: [
    [0.44, -0.93],
    [0.54, -0.7],
    [0.53, -0.46],
    [0.47, -0.24],
    [0.36, -0.03],
    [0.18, 0.14],
  ],
}

const FAR_WING: Wing = {
  outline:
    'M-.34 .02 Q-.66 -.24 -.72 -.54 Q-.76 -.78 -.66 -1 Q-.6 -.94 -.58 -.86 Q-.52 -.92 -.46 -.92 Q-.4 -.84 -.4 -.76 Q-.34 -.8 -.28 -.79 Q-.22 -.7 -.23 -.62 Q-.16 -.64 -.1 -.62 Q-.04 -.3 -.04 .06',
  shoulder: [-0.26, 0.05],
  tips: [
    [-0.67, -0.9],
    [-0.48, -0.84],
    [-0.3, -0.72],
    [-0.14, -0.55],
  ],
}

// Sites in line from the shoulder to each tip give long outer feathers and short inner ones.
function wing(frame: Frame, glass: Glass, { outline, shoulder, tips }: Wing, shade: number): Shape {
  const root = frame.at(...shoulder)
  const sites = tips.flatMap((tip, index): Point[] => {
    const end = frame.at(...tip)
    const inner = between(root, end, index % 2 ? 0.3 : 0.36)
    const outer = between(root, end, 0.82)
    // The short feathers next to the body have no room for a middle piece.
    return distance(root, end) < frame.unit * 0.62
      ? [outer]
      : [outer, between(root, end, 0.58), inner]
  })
  return {
    layer: 'subject',
    outline: frame.draw(outline),
    sites,
    relax: 0,
    jitter: 0.6,
    paint: ([x, y]) => {
      const away = Math.hypot(x - root[0], y - root[1]) / frame.unit
      return ramp(glass.paper, shade + 0.45 * Math.abs(0.55 - away))
    },
  }
}

function tail(frame: Frame, glass: Glass): Shape {
  const root = frame.at(0.2, 0.24)
  const tips = [0.2, 0.33, 0.46, 0.58].map((y, index) => frame.at(0.84 - index * 0.03, y))
  return {
    layer: 'subject',
    outline: frame.draw(
      'M.22 .14 Q.6 .1 .92 .16 Q.94 .22 .9 .26 Q.95 .32 .9 .38 Q.93 .46 .86 .5 Q.86 .6 .76 .64 Q.5 .5 .26 .36',
    ),
    sites: tips.flatMap((tip) => [between(root, tip, 0.85), between(root, tip, 0.4)]),
    relax: 0,
    jitter: 0.6,
    paint: ([x]) => ramp(glass.paper, 0.2 + ((x - root[0]) / frame.unit) * 0.5),
  }
}
