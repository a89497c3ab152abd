import { isDeepStrictEqual } from 'node:util'
import type { Pair, Scalar, YAMLMap, YAMLSeq } from 'yaml'
import { type Document, isCollection, isMap, isNode, isScalar, isSeq } from 'yaml'
import { flowPiece, itemPiece, pairPiece, scalarPiece } from './yaml-pieces.ts'

/** A part of the text to replace. */
export type Edit = { start: number; end: number; text: string }

type Source = { text: string; document: Document.Parsed }

/** Where a value stands: the column of the key or dash before it, and whether it is in braces. */
type Place = { indent: number; inFlow: boolean }

/** What to write so that the document has this value. */
export function editsFor(source: Source, value: unknown): Edit[] {
  return nodeEdits(source, source.document.contents, { value, indent: -2, inFlow: false })
}

/** A part of the text with its edits made. */
export function applyEdits(
  text: string,
  edits: readonly Edit[],
  [from, to]: readonly [number, number] = [0, text.length],
): string {
  let result = ''
  let at = from
  for (const edit of edits.toSorted((one, other) => one.start - other.start)) {
    result += text.slice(at, edit.start) + edit.text
    at = edit.end
  }
  return result + text.slice(at, to)
}

type Wanted = Place & { value: unknown }

function nodeEdits(source: Source, node: unknown, wanted: Wanted): Edit[] {
  const { value } = wanted
  if (!isNode(node) || isDeepStrictEqual(node.toJS(source.document), value)) return []
  if (isScalar(node) && !isGroup(value)) return scalarEdits(source, node, wanted)
  if (isMap(node) && isRecord(value) && !(node.flow && hasOtherKeys(node, value))) {
    return mapEdits(source, node, { ...wanted, value })
  }
  if (isSeq(node) && Array.isArray(value) && value.length > 0) {
    if (!node.flow) return listEdits(source, node, { ...wanted, value })
    if (node.items.length === value.length) return itemEdits(source, node, { ...wanted, value })
  }
  return wholeEdits(source, node, wanted)
}

function scalarEdits({ text }: Source, node: Scalar, { value, indent, inFlow }: Wanted): Edit[] {
  const [start, end] = node.range ?? [0, 0]
  const piece = inFlow
    ? flowPiece(value)
    : scalarPiece(value, { type: node.type, indent: Math.max(indent, 0) })
  const isBlock = text.slice(start, end).endsWith('\n')
  return [{ start: beforeMark(text, start), end, text: isBlock ? `${piece}\n` : piece }]
}

/** The mark for a sample goes with the sample. */
function beforeMark(text: string, start: number): number {
  return (
    start - (/!sample[ \n]+$/.exec(text.slice(Math.max(0, start - 40), start))?.[0].length ?? 0)
  )
}

type Entries = Place & { value: Record<string, unknown> }

function mapEdits(source: Source, node: YAMLMap, { value, ...place }: Entries): Edit[] {
  const column = node.flow ? place.indent : columnOf(source.text, node.range?.[0] ?? 0)
  const inside = { indent: column, inFlow: place.inFlow || node.flow === true }
  const [first] = node.items
  // The first key of an entry stands beside its dash, and can't be cut out.
  if (first && !(nameOf(first) in value) && place.indent >= 0) {
    return wholeEdits(source, node, { value, ...place })
  }
  const known = new Set(node.items.map(nameOf))
  const added = Object.entries(value).filter(([name]) => !known.has(name))
  return [
    ...node.items.flatMap((pair) =>
      nameOf(pair) in value
        ? nodeEdits(source, pair.value, { value: value[nameOf(pair)], ...inside })
        : removedPair(source, pair),
    ),
    ...addedPairs(source, node, { added, indent: column }),
  ]
}

function removedPair({ text }: Source, { key, value }: Pair): Edit[] {
  const start = lineStart(text, rangeOf(key)?.[0] ?? 0)
  const end = rangeOf(value)?.[2] ?? rangeOf(key)?.[2] ?? start
  return [{ start, end: lineEnd(text, end), text: '' }]
}

type Added = { added: [string, unknown][]; indent: number }

function addedPairs({ text }: Source, node: YAMLMap, { added, indent }: Added): Edit[] {
  if (added.length === 0) return []
  const last = node.items.at(-1)
  const at = lineEnd(text, rangeOf(last?.value)?.[2] ?? node.range?.[1] ?? text.length)
  const pieces = added.map(([name, value]) => pairPiece(name, value, indent)).join('')
  return [{ start: at, end: at, text: text[at - 1] === '\n' ? pieces : `\n${pieces}` }]
}

type Items = Place & { value: unknown[] }

/** Entries keep their text, with the comments above them, wherever they move to. */
function listEdits(source: Source, node: YAMLSeq, { value }: Items): Edit[] {
  const { text, document } = source
  const dash = text.lastIndexOf('-', rangeOf(node.items[0])?.[0] ?? 0)
  const indent = columnOf(text, Math.min(node.range?.[0] ?? dash, dash))
  const chunks = chunksOf(text, node)
  const before = node.items.map((item) => (isNode(item) ? item.toJS(document) : null))
  const sources = matched(before, value)
  const whole: Edit = { start: chunks[0]?.[0] ?? 0, end: chunks.at(-1)?.[1] ?? 0, text: '' }
  const parts = value.map((item, index) => {
    const from = sources[index]
    const chunk = from === undefined ? undefined : chunks[from]
    if (from === undefined || !chunk) return itemPiece(item, indent)
    const edits = nodeEdits(source, node.items[from], { value: item, indent, inFlow: false })
    return withNewLine(applyEdits(text, edits, chunk))
  })
  return [{ ...whole, text: parts.join('') }]
}

/** For each wanted entry the old one that it is made from: the same one, or one that nobody else needs. */
function matched(before: readonly unknown[], after: readonly unknown[]): (number | undefined)[] {
  const free = new Set(before.keys())
  const found = after.map((item, index) => {
    const candidates = [index, ...free].filter((each) => free.has(each))
    const same = candidates.find((each) => isDeepStrictEqual(before[each], item))
    if (same !== undefined) free.delete(same)
    return same
  })
  return found.map((same, index) => {
    if (same !== undefined) return same
    const next = free.has(index) ? index : [...free].find((each) => each >= index)
    if (next !== undefined) free.delete(next)
    return next
  })
}

/** From the line of each dash, with the comments above it, to the next. */
function chunksOf(text: string, node: YAMLSeq): [number, number][] {
  const starts = node.items.map((item, index) => {
    const dash = lineStart(text, text.lastIndexOf('-', (rangeOf(item)?.[0] ?? 0) - 1))
    return index === 0 ? dash : aboveComments(text, dash)
  })
  const end = lineEnd(text, rangeOf(node.items.at(-1))?.[2] ?? node.range?.[1] ?? text.length)
  return starts.map((start, index) => [start, starts[index + 1] ?? end])
}

function aboveComments(text: string, start: number): number {
  let at = start
  while (at > 0) {
    const above = lineStart(text, at - 1)
    if (!/^[ \t]*(#.*)?$/.test(text.slice(above, at - 1))) return at
    at = above
  }
  return at
}

function itemEdits(source: Source, node: YAMLSeq, { value, indent }: Items): Edit[] {
  return node.items.flatMap((item, index) =>
    nodeEdits(source, item, { value: value[index], indent, inFlow: true }),
  )
}

/** Writes a value anew, where nothing of the old one can stay. */
function wholeEdits({ text }: Source, node: unknown, { value, indent, inFlow }: Wanted): Edit[] {
  const [start = 0, end = 0] = rangeOf(node) ?? []
  const isBlock = text.slice(start, end).endsWith('\n')
  const after = isBlock ? '\n' : ''
  const beforeSpace = text.slice(0, start).trimEnd().length
  const isBesideDash = text.slice(lineStart(text, start), start).trim().endsWith('-')
  const wasFlow = isCollection(node) && node.flow === true
  if (inFlow || wasFlow || !isGroup(value) || isEmpty(value)) {
    const piece =
      isGroup(value) || inFlow ? flowPiece(value) : scalarPiece(value, { type: undefined, indent })
    if (!isBlock || isBesideDash) return [{ start, end, text: piece + after }]
    return [{ start: beforeSpace, end, text: ` ${piece}\n` }]
  }
  if (isBesideDash) {
    const piece = itemPiece(value, indent).trimStart().replace(/^- /, '')
    return [{ start, end, text: isBlock ? piece : piece.replace(/\n$/, '') }]
  }
  const piece = pairPiece('k', value, Math.max(indent, 0)).trimStart().slice('k:'.length)
  return [{ start: beforeSpace, end, text: isBlock ? piece : piece.replace(/\n$/, '') }]
}

function hasOtherKeys(node: YAMLMap, value: Record<string, unknown>): boolean {
  const names = node.items.map(nameOf)
  return names.length !== Object.keys(value).length || names.some((name) => !(name in value))
}

function nameOf({ key }: Pair): string {
  return String(isScalar(key) ? key.value : key)
}

function rangeOf(node: unknown): readonly [number, number, number] | undefined {
  return isNode(node) ? (node.range ?? undefined) : undefined
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return isGroup(value) && !Array.isArray(value)
}

function isEmpty(value: object): boolean {
  return Object.keys(value).length === 0
}

function lineStart(text: string, at: number): number {
  return text.lastIndexOf('\n', at - 1) + 1
}

/** The beginning of the next line, unless this is one. */
function lineEnd(text: string, at: number): number {
  if (at === 0 || text[at - 1] === '\n') return at
  const next = text.indexOf('\n', at)
  return next < 0 ? text.length : next + 1
}

function columnOf(text: string, at: number): number {
  return at - lineStart(text, at)
}

function withNewLine(text: string): string {
  return text.endsWith('\n') ? text : `${text}\n`
}
