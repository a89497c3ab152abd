export type Node = Record<string, unknown> & { type: string; start: number; end: number }

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

/** Visits every node. What is inside one is left out where the visit says so. */
export function walk(value: unknown, visit: (node: Node) => 'leave out' | undefined): void {
  if (typeof value !== 'object' || value === null) return
  if (isNode(value) && visit(value) === 'leave out') return
  for (const inner of Object.values(value)) walk(inner, visit)
}

export function lineOf(code: string, start: number): number {
  return code.slice(0, start).split('\n').length
}
