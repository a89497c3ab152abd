import type { Outline } from './geometry.ts'

/** Closed shapes as one path: integers, relative moves, no separator that can be left out. */
export function closedPath(outlines: readonly Outline[]): string {
  return writePath(outlines, 'z')
}

export function openPath(lines: readonly Outline[]): string {
  return writePath(lines, '')
}

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
