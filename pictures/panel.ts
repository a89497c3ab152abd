import { type Calm, type Frame, openFrame } from './frame.ts'
import type { Outline } from './geometry.ts'
import { type GlazedShape, glaze } from './glaze.ts'
import { glassFor, type Palette } from './palettes.ts'
import type { Layer, Scene } from './scene.ts'
import { SUBJECTS, type Subject } from './subjects.ts'

export type PanelOptions = {
  seed: string
  subject: Subject
  palette: Palette
  /** The size is in whole viewBox units. A few hundred is enough; coordinates are integers. */
  width: number
  height: number
  cells: number
  calm?: Calm
  /** The light's gradients need different ids when several are in one SVG. */
  light?: string
}

/** The same options give the same bytes. */
export function drawPanel(options: PanelOptions): string {
  const panel = compose(options)
  return wrap(options, LAYERS.map((layer) => paintLayer(panel, layer)).join(''), panel)
}

/** A layer may slide against the next by up to 8 % of the height before a gap shows. */
export function drawLayers(options: PanelOptions): Record<Layer, string> {
  const panel = compose(options, options.height * 0.08)
  const draw = (layer: Layer): string => wrap(options, paintLayer(panel, layer), panel)
  return { sky: draw('sky'), subject: draw('subject'), ground: draw('ground') }
}

/** `sheet.svg#name` shows one of the pictures, which share one request and all common parts. */
export function drawSheet(
  size: PanelSize,
  drawings: readonly (Pick<PanelOptions, 'seed' | 'subject' | 'palette'> & { name: string })[],
): string {
  const { width, height } = size
  const parts = drawings.map(({ name, ...scene }, index) => {
    const panel = compose({ ...scene, ...size, light: `l${index}` })
    const body = LAYERS.map((layer) => paintLayer(panel, layer)).join('')
    // They are two heights apart, so that nothing of a neighbour shows at an edge.
    const top = index * 2 * height
    return `<view id="${name}" viewBox="0 ${top} ${width} ${height}"/><svg y="${top}" width="${width}" height="${height}">${lightOf(panel)}${body}</svg>`
  })
  return `${openSvg(size)}${STREAKS}${parts.join('')}</svg>`
}

type PanelSize = Required<Pick<PanelOptions, 'width' | 'height' | 'cells' | 'calm'>>
const LAYERS = ['sky', 'subject', 'ground'] as const
const LEAD = '#1c142c'

type Composition = { frame: Frame; scene: Scene; glazed: GlazedShape[]; light: string }

// A first cut counts how many pieces this subject takes; the second one hits the requested number.
function compose(options: PanelOptions, slide = 0): Composition {
  const guess = Math.sqrt((options.width * options.height) / options.cells)
  const count = cutWith(options, guess).glazed.reduce((sum, { pieces }) => sum + pieces.length, 0)
  return cutWith(options, guess * Math.sqrt(count / options.cells), slide)
}

function cutWith(options: PanelOptions, spacing: number, slide = 0): Composition {
  const { seed, width, height, subject, palette, calm = 'none', light = 'l' } = options
  const glass = glassFor(palette)
  const frame = openFrame({ seed: `${seed}/${subject}`, width, height, calm, spacing, glass })
  const scene = SUBJECTS[subject](frame)
  const dusk = glass.sky.at(-1) ?? glass.accent
  return { frame, scene, glazed: glaze(frame, scene, dusk, slide), light }
}

function paintLayer({ frame, glazed, light: name }: Composition, layer: Layer): string {
  const lead = Math.round(frame.spacing * 0.46) / 10
  const shapes = glazed.filter(({ shape }) => shape.layer === layer)
  const [first = '', ...rest] = shapes.map((shape) => paintShape(shape, lead))
  const open = `<g stroke="${LEAD}" stroke-width="${lead}" stroke-linejoin="round">`
  if (layer !== 'sky') return `${open}${first}${rest.join('')}</g>`
  // The light is behind the hills, and a little of it covers everything far away.
  const light = `<path stroke="none" fill="url(#${name})" d="M0 0h${frame.width}v${frame.height}H0"`
  // Lead behind everything: gaps from rounding look like a thicker joint, not like a hole.
  const back = `<path fill="${LEAD}" d="M0 0h${frame.width}v${frame.height}H0"/>`
  return `${open}${back}${first}${light}/>${rest.join('')}${light} opacity=".35"/></g>`
}

function paintShape({ shape, pieces }: GlazedShape, lead: number): string {
  const sheets = Map.groupBy(pieces, ({ fill }) => fill)
  const glass = [...sheets].map(([fill, cut]) => {
    const outlines = cut.map(({ outline }) => outline)
    return `<path fill="${fill}" d="${writePath(outlines, 'z')}"/>`
  })
  const { edge = 1.7, lines = [], clear = false } = shape
  const width = Math.round(lead * edge * 10) / 10
  // The outline also carries the texture of hand-blown glass for the whole shape.
  const texture = clear ? 'none' : 'url(#g)'
  const around = writePath([shape.outline], 'z')
  if (edge > 0) glass.push(`<path fill="${texture}" stroke-width="${width}" d="${around}"/>`)
  if (lines.length > 0) glass.push(`<path fill="none" d="${writePath(lines, '')}"/>`)
  return glass.join('')
}

function wrap(options: PanelOptions, body: string, panel: Composition): string {
  return `${openSvg(options)}<defs>${STREAKS}${lightOf(panel)}</defs>${body}</svg>`
}

function openSvg({ width, height }: Pick<PanelOptions, 'width' | 'height'>): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">`
}

const STREAKS = `<linearGradient id="g" gradientUnits="userSpaceOnUse" x2="17" y2="46" spreadMethod="reflect"><stop stop-color="${LEAD}" stop-opacity="0"/><stop offset="1" stop-color="${LEAD}" stop-opacity=".15"/></linearGradient>`

function lightOf({ scene: { light }, light: name }: Composition): string {
  const [x, y] = light.centre.map(Math.round)
  const bright = (opacity: number): string => (opacity * (light.strength ?? 1)).toFixed(2)
  return `<radialGradient id="${name}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${Math.round(light.radius)}"><stop stop-color="#fffbe8" stop-opacity="${bright(0.6)}"/><stop offset=".4" stop-color="#fff3d0" stop-opacity="${bright(0.18)}"/><stop offset="1" stop-color="#fff3d0" stop-opacity="0"/></radialGradient>`
}

/** It writes integers, relative moves, and no separator that can be left out. */
function writePath(outlines: readonly Outline[], close: 'z' | ''): string {
  let [x, y] = [0, 0]
  let path = ''
  for (const outline of outlines) {
    const corners = roundCorners(outline, close !== '')
    const [first] = corners
    if (!first || corners.length < (close ? 3 : 2)) continue
    let numbers = ''
    for (const [cornerX, cornerY] of corners) {
      numbers += joined(numbers, cornerX - x)
      numbers += joined(numbers, cornerY - y)
      ;[x, y] = [cornerX, cornerY]
    }
    path += `m${numbers}${close}`
    // Closing a path moves the pen back to where the shape began.
    if (close) [x, y] = first
  }
  return path
}

function joined(before: string, value: number): string {
  return before === '' || value < 0 ? `${value}` : ` ${value}`
}

type Corner = readonly [number, number]

// Rounding can make corners coincide or lie in line; those are left out to save bytes.
function roundCorners(outline: Outline, closed: boolean): Corner[] {
  const rounded = outline.map(([x, y]): Corner => [Math.round(x), Math.round(y)])
  const distinct = rounded.filter((corner, index) => {
    const before = index > 0 ? rounded[index - 1] : closed ? rounded.at(-1) : undefined
    return !before || before[0] !== corner[0] || before[1] !== corner[1]
  })
  return distinct.filter((corner, index) => {
    if (!closed && (index === 0 || index === distinct.length - 1)) return true
    const before = distinct.at(index - 1) ?? corner
    const after = distinct[(index + 1) % distinct.length] ?? corner
    const [ax, ay] = [corner[0] - before[0], corner[1] - before[1]]
    const [bx, by] = [after[0] - corner[0], after[1] - corner[1]]
    return ax * by !== ay * bx || ax * bx + ay * by < 0
  })
}

/** Compressed, a hero has about 8 kB, a card on its sheet less than 2 kB, a portrait less. */
export const PANEL_SIZES = {
  hero: { width: 800, height: 450, cells: 400, calm: 'left' },
  page: { width: 800, height: 320, cells: 390, calm: 'left' },
  phone: { width: 390, height: 680, cells: 360, calm: 'bottom' },
  slide: { width: 300, height: 225, cells: 112, calm: 'none' },
  card: { width: 240, height: 180, cells: 64, calm: 'none' },
  round: { width: 100, height: 100, cells: 50, calm: 'none' },
  portrait: { width: 120, height: 150, cells: 90, calm: 'none' },
  // Up to a dozen are on one sheet, each behind a button.
  poster: { width: 160, height: 90, cells: 26, calm: 'none' },
  video: { width: 400, height: 225, cells: 150, calm: 'none' },
  // It is rendered to a bitmap, so its size in bytes does not matter.
  social: { width: 1200, height: 630, cells: 420, calm: 'left' },
} satisfies Record<string, PanelSize>
