import { type Document, isScalar, type Node, Scalar, visit } from 'yaml'

const SHORT_GROUP = 80
const LONG_TEXT = 80

/** A value that is new in a file, in the style of the shipped files: short groups are on one line. */
export function newNode(document: Document, value: unknown): Node {
  const node = document.createNode(value, { aliasDuplicateObjects: false })
  visit(node, {
    Scalar: (key, scalar) => {
      if (key !== 'key') scalar.type = styleFor(scalar.value)
    },
    Map: (_, map) => {
      const isShort = map.items.every(({ value }) => isScalar(value) && !styleFor(value.value))
      map.flow = isShort && JSON.stringify(map).length < SHORT_GROUP
    },
  })
  return node
}

/** Long texts are folded, texts of several lines are written as they are, and quotes stay. */
export function styleFor(value: unknown, before?: Scalar.Type): Scalar.Type | undefined {
  if (typeof value !== 'string') return undefined
  if (value.includes('\n')) return Scalar.BLOCK_LITERAL
  if (value.length > LONG_TEXT) return Scalar.BLOCK_FOLDED
  return before?.startsWith('QUOTE') ? before : undefined
}
