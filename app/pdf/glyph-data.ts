import type { PathCommand } from './shape-word.server.ts'

export type Box = { left: number; bottom: number; right: number; top: number }

type Point = { x: number; y: number; isOn: boolean }

/** An outline as an entry of a font's `glyf` table, and the box around it. */
export function glyphData(outline: readonly PathCommand[]): { data: Buffer; box: Box } {
  const contours = contoursOf(outline)
  const points = contours.flat()
  if (points.length === 0) return { data: Buffer.alloc(0), box: EMPTY }
  const box = boxAround(points)
  const ends: number[] = []
  for (const contour of contours) ends.push((ends.at(-1) ?? -1) + contour.length)
  const head = int16s([contours.length, box.left, box.bottom, box.right, box.top, ...ends, 0])
  const flags = Buffer.from(points.map(({ isOn }) => (isOn ? 1 : 0)))
  const steps = [stepsOf(points.map(({ x }) => x)), stepsOf(points.map(({ y }) => y))]
  return { data: inFours(Buffer.concat([head, flags, ...steps.map(int16s)])), box }
}

const EMPTY: Box = { left: 0, bottom: 0, right: 0, top: 0 }

function contoursOf(outline: readonly PathCommand[]): Point[][] {
  const contours: Point[][] = []
  for (const { type, values } of outline) {
    if (type === 'M') contours.push([])
    contours.at(-1)?.push(...pointsOf(values))
  }
  return contours.map(withoutLastStep).filter(({ length }) => length > 2)
}

/** A line or a move has one point, a quadratic curve another one before it, which is off the outline. */
function pointsOf(values: readonly number[]): Point[] {
  const points: Point[] = []
  for (let index = 0; index + 1 < values.length; index += 2) {
    const isOn = index + 2 === values.length
    points.push({ x: Math.round(values[index] ?? 0), y: Math.round(values[index + 1] ?? 0), isOn })
  }
  return points
}

/** A contour closes itself. */
function withoutLastStep(contour: Point[]): Point[] {
  const [first] = contour
  const last = contour.at(-1)
  const isBack = last?.isOn && first?.x === last.x && first.y === last.y
  return isBack ? contour.slice(0, -1) : contour
}

function boxAround(points: readonly Point[]): Box {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  return {
    left: Math.min(...xs),
    bottom: Math.min(...ys),
    right: Math.max(...xs),
    top: Math.max(...ys),
  }
}

function stepsOf(values: readonly number[]): number[] {
  return values.map((value, index) => value - (values[index - 1] ?? 0))
}

export function int16s(values: readonly number[]): Buffer {
  const data = Buffer.alloc(values.length * 2)
  for (const [index, value] of values.entries()) data.writeUInt16BE(value & 0xffff, index * 2)
  return data
}

export function int32s(values: readonly number[]): Buffer {
  const data = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) data.writeUInt32BE(value >>> 0, index * 4)
  return data
}

/** Parts of a font begin at multiples of four. */
export function inFours(data: Buffer): Buffer {
  return Buffer.concat([data, Buffer.alloc(-data.length & 3)])
}
