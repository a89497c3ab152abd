import { isDeepStrictEqual } from 'node:util'
import {
  type Alias,
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { matchEntries } from '#content-model/changes/match-entries.ts'
import { isRecordValue } from './form-of.ts'
import { parseYaml, yamlValue } from './parse-yaml.ts'
import { valueIn } from './schema-at.ts'

/** How content files are written. Line ends in quotes are escaped: the library loses some otherwise. */
export const YAML_LAYOUT = {
  lineWidth: 100,
  doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER,
} as const

/**
 * The text of a content file with another value. Comments, order, anchors and the style of what stays
 * are kept. The mark for a sample goes with the sample.
 */
export function writeYaml(text: string, value: unknown): string {
  const document = parseYaml(text)
  const before: unknown = document.toJS()
  if (isDeepStrictEqual(before, value)) return text
  const file = { document, anchors: new Map(), repeated: repeatedNodes(document) }
  document.contents = changedNode(file, { node: document.contents, before, after: value })
  if (isMap(document.contents) && document.contents.items.length > 0) document.contents.flow = false
  const written = document.toString(YAML_LAYOUT)
  if (isDeepStrictEqual(yamlValue(written), value)) return written
  // The library also loses line ends of blocks that begin with a space. Quotes hold any text.
  return document.toString({ ...YAML_LAYOUT, blockQuote: false })
}

/** Copies of what each alias repeats, taken before anything changes. */
function repeatedNodes(document: Document): Map<Alias, Node> {
  const nodes = new Map<Alias, Node>()
  visit(document, {
    Alias: (_, alias) => {
      const copy = alias.resolve(document)?.clone()
      if (!isNode(copy)) return
      copy.anchor = undefined
      nodes.set(alias, copy)
    },
  })
  return nodes
}

type File = {
  document: Document
  /** The value of each anchor so far, in the order of the file. */
  anchors: Map<string, unknown>
  /** What each alias has repeated, to be written out where it no longer does. */
  repeated: ReadonlyMap<Alias, Node>
}

type Change<Old = unknown, Value = unknown> = { node: Old; before: unknown; after: Value }

/** The node with another value: itself as far as anything can stay, or else a new one. */
function changedNode(file: File, change: Change): Node {
  const { node, before, after } = change
  if (isAlias(node)) {
    const isSame = isDeepStrictEqual(file.anchors.get(node.source), after)
    return isSame ? node : changedNode(file, { node: file.repeated.get(node), before, after })
  }
  const found = changedInside(file, change) ?? newNode(file.document, after)
  if (found.anchor) file.anchors.set(found.anchor, after)
  return found
}

/** Undefined where nothing can stay. An empty group has no style of its own. */
function changedInside(file: File, { node, before, after }: Change) {
  if (isScalar(node) && (typeof after !== 'object' || after === null)) {
    return changedScalar(node, after)
  }
  if (isMap(node) && node.items.length > 0 && isRecordValue(after)) {
    return changedMap(file, { node, before, after })
  }
  if (isSeq(node) && node.items.length > 0 && Array.isArray(after)) {
    return changedList(file, { node, before, after })
  }
}

function changedScalar(node: Scalar, after: unknown): Scalar {
  if (node.value === after) return node
  node.value = after
  node.tag = undefined
  node.type = styleFor(after, node.type)
  return node
}

type MapChange = Change<YAMLMap, Record<string, unknown>>

function changedMap(file: File, { node, before, after }: MapChange): Node {
  const added = new Map(Object.entries(after))
  const space = spaceBefore(node.items[0]?.key)
  node.items = node.items.filter(({ key }) => added.has(String(key)))
  for (const pair of node.items) {
    const name = String(pair.key)
    const inner = { node: pair.value, before: valueIn(before, name), after: after[name] }
    pair.value = changedNode(file, inner)
    added.delete(name)
    // A text that was changed to a long one needs lines of its own.
    if (isScalar(pair.value) && pair.value.type?.startsWith('BLOCK')) node.flow = false
  }
  const first = node.items[0]?.key
  if (isNode(first)) first.spaceBefore = space
  for (const [name, value] of added) node.set(name, newNode(file.document, value))
  return node
}

type ListChange = Change<YAMLSeq, readonly unknown[]>

/** Entries keep their comments wherever they move to, and the list its blank lines. */
function changedList(file: File, { node, before, after }: ListChange): Node {
  const known: readonly unknown[] = Array.isArray(before) ? before : []
  const [first, second] = node.items.map(spaceBefore)
  const fromOf = matchEntries(known, after)
  node.items = after.map((value, to) => {
    const from = fromOf.get(to) ?? -1
    const item = changedNode(file, { node: node.items[from], before: known[from], after: value })
    item.spaceBefore = to === 0 ? first : item.spaceBefore || second
    return item
  })
  return node
}

function spaceBefore(node: unknown): boolean | undefined {
  return isNode(node) ? node.spaceBefore : undefined
}

const SHORT_GROUP = 80
const LONG_TEXT = 80

/** A value that is new in a file, in the style of the shipped files: short groups are on one line. */
function newNode(document: Document, value: unknown): Node {
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
function styleFor(value: unknown, before?: Scalar.Type): Scalar.Type | undefined {
  if (typeof value !== 'string') return undefined
  if (value.includes('\n')) return Scalar.BLOCK_LITERAL
  if (value.length > LONG_TEXT) return Scalar.BLOCK_FOLDED
  return before?.startsWith('QUOTE') ? before : undefined
}
