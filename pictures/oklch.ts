/** Lightness is 0–1, chroma 0–0.37, hue in degrees. */
export type Colour = { readonly l: number; readonly c: number; readonly h: number }

export type Colours = readonly Colour[]

export function oklch(l: number, c: number, h: number): Colour {
  return { l, c, h }
}

/** The shorter arc of the hue circle keeps the middle as vivid as the ends. */
export function mix(from: Colour, to: Colour, amount: number): Colour {
  const t = Math.min(1, Math.max(0, amount))
  const turn = ((((to.h - from.h) % 360) + 540) % 360) - 180
  return oklch(from.l + (to.l - from.l) * t, from.c + (to.c - from.c) * t, from.h + turn * t)
}

/** Distance in OKLab is visual difference (bottosson.github.io/posts/oklab). */
export function toLab({ l, c, h }: Colour): readonly [l: number, a: number, b: number] {
  const angle = (h * Math.PI) / 180
  return [l, c * Math.cos(angle), c * Math.sin(angle)]
}

/** `amount` is 0–1 along evenly spaced stops. */
export function ramp(stops: Colours, amount: number): Colour {
  const place = Math.min(1, Math.max(0, amount)) * (stops.length - 1)
  const index = Math.min(stops.length - 2, Math.floor(place))
  const from = stops[index] ?? oklch(0, 0, 0)
  const to = stops[index + 1] ?? from
  return mix(from, to, place - index)
}

export function lighten(colour: Colour, by: number): Colour {
  return oklch(Math.min(0.985, Math.max(0.05, colour.l + by)), colour.c, colour.h)
}

/**
 * Pieces of one coarse colour can share a path. Three digits are enough for light glass; in dark glass
 * their steps would be visible, so it has finer ones.
 */
export function toHex(colour: Colour): string {
  const channels = toRgb(fitToScreen(colour)).map((channel) => Math.min(1, Math.max(0, channel)))
  const isDeep = channels.every((channel) => channel < 0.62)
  if (!isDeep)
    return `#${channels.map((channel) => Math.round(channel * 15).toString(16)).join('')}`
  const bytes = channels.map((channel) => Math.round((channel * 255) / 9) * 9)
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

// Reducing chroma instead of clipping channels keeps lightness and hue.
function fitToScreen(colour: Colour): Colour {
  let chroma = colour.c
  const isOnScreen = () =>
    toRgb(oklch(colour.l, chroma, colour.h)).every((part) => part > -0.002 && part < 1.002)
  while (chroma > 0 && !isOnScreen()) chroma -= 0.004
  return oklch(colour.l, Math.max(0, chroma), colour.h)
}

function toRgb(colour: Colour): [number, number, number] {
  const [l, a, b] = toLab(colour)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    encode(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    encode(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    encode(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ]
}

function encode(linear: number): number {
  if (linear <= 0.0031308) return linear * 12.92
  return 1.055 * linear ** (1 / 2.4) - 0.055
}
