import { Document, isCollection, isMap, isPair, isScalar, Scalar, visit } from 'yaml'

/** Pieces of YAML for values that are new, in the style of the shipped files. */

const WIDTH = 100
const SHORT_GROUP = 76
const LONG_TEXT = 80

/** `key: value` and what follows below it, each line indented. Ends with a new line. */
export function pairPiece(key: string, value: unknown, indent: number): string {
  return indented(written({ [key]: value }, indent), indent)
}

/** `- value` and what follows below it, each line indented. Ends with a new line. */
export function itemPiece(value: unknown, indent: number): string {
  return indented(written([value], indent), indent)
}

/** A text, number or flag in place of another, in the same style where it fits. */
export function scalarPiece(
  value: unknown,
  { type, indent }: { type: Scalar.Type | undefined; indent: number },
): string {
  const scalar = new Scalar(value)
  scalar.type = styleFor(value, type)
  const document = new Document({ k: null })
  document.set('k', scalar)
  const text = document.toString({ ...STYLE, lineWidth: WIDTH - indent })
  return indented(text.slice('k:'.length), indent).trimStart().replace(/\n$/, '')
}

/** A value inside braces or brackets, on one line. */
export function flowPiece(value: unknown): string {
  const document = new Document({ k: value })
  visit(document, {
    Collection: (_, node) => {
      node.flow = true
    },
  })
  return document
    .toString({ lineWidth: 0 })
    .replace(/^\{ k: /, '')
    .replace(/ \}\n$/, '')
}

const STYLE = { blockQuote: 'folded', flowCollectionPadding: true } as const

function written(value: unknown, indent: number): string {
  const document = new Document(value, { aliasDuplicateObjects: false })
  visit(document, {
    Scalar: (key, node) => {
      if (key !== 'key') node.type = styleFor(node.value, undefined)
    },
    Map: (_, node) => {
      node.flow = node.items.every(({ value }) => isScalar(value)) && lengthOf(node) < SHORT_GROUP
    },
  })
  // The outermost group is never on one line: it is a part of a file.
  if (isCollection(document.contents)) document.contents.flow = false
  return document.toString({ ...STYLE, lineWidth: WIDTH - indent })
}

function lengthOf(node: unknown): number {
  if (!isMap(node)) return 0
  const parts = node.items.map((pair) => (isPair(pair) ? `${pair.key}: ${pair.value}` : ''))
  return parts.join(', ').length
}

/** Long texts are folded; texts of several lines are written as they are. */
function styleFor(value: unknown, before: Scalar.Type | undefined): Scalar.Type | undefined {
  if (typeof value !== 'string') return undefined
  if (value.includes('\n')) return Scalar.BLOCK_LITERAL
  if (before === Scalar.BLOCK_LITERAL || value.length > LONG_TEXT) return Scalar.BLOCK_FOLDED
  return before
}

function indented(text: string, indent: number): string {
  return text.replace(/^(?=.)/gm, ' '.repeat(indent))
}
