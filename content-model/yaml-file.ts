import { isDeepStrictEqual } from 'node:util'
import {
  Document,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  Scalar,
  visit,
  YAMLParseError,
} from 'yaml'
import type { Mistake, Sample } from './mistake.ts'
import {
  innerSchema,
  isChoice,
  isObject,
  optionOf,
  type Schema,
  unwrapped,
} from './schema/schema-at.ts'

export type YamlFile = {
  file: string
  value: unknown
  unreadable: Mistake[]
  samples: Sample[]
  /** The line and column of a place, or of its nearest parent when the place itself is missing. */
  find(keys: readonly unknown[]): { line: number; column: number }
}

export function readYamlFile(file: string, source: string): YamlFile {
  const lines = new LineCounter()
  const document = parseYaml(source, lines)
  const position = (offset: number) => {
    const { line, col } = lines.linePos(offset)
    return { line: Math.max(line, 1), column: Math.max(col, 1) }
  }
  // A warning is a mistake too: a misspelt `!sample` would pass as a value of the church's own.
  const faults = [...document.errors, ...document.warnings]
  return {
    file,
    value: faults.length > 0 ? undefined : document.toJS(),
    unreadable: faults.map((error) => ({
      file,
      ...position(error.pos[0]),
      place: '',
      rule: `is not readable YAML: ${error.message.split('\n')[0]}`,
    })),
    samples: (faults.length > 0 ? [] : findSamples(document, document)).map(({ node, place }) => ({
      file,
      line: position(node.range?.[0] ?? 0).line,
      place,
      value: String(node),
    })),
    find: (keys) => position(nearestOffset(document, keys)),
  }
}

/** A value that is repeated is one wherever it is: replacing it in one place leaves it in the others. */
function findSamples(document: Document, root: Document | Node): { node: Node; place: string }[] {
  const found: { node: Node; place: string }[] = []
  const note = (node: Node, steps: readonly string[]) =>
    void found.push({ node, place: steps.filter(Boolean).join('.') })
  visit(root, {
    Scalar(key, node, ancestors) {
      if (node.tag !== SAMPLE_TAG.tag) return
      note(node, key === 'key' ? [] : stepsTo([...ancestors, node]))
    },
    Alias(_, alias, ancestors) {
      const repeated = alias.resolve(document)
      const steps = stepsTo([...ancestors, alias])
      for (const { node, place } of repeated ? findSamples(document, repeated) : []) {
        note(node, [...steps, place])
      }
    },
  })
  return found
}

function stepsTo(path: readonly unknown[]): string[] {
  return path.flatMap((step, index) => {
    const parent = path[index - 1]
    if (isPair(step)) return isScalar(step.key) ? [String(step.key.value)] : []
    return isSeq(parent) ? [String(parent.items.indexOf(step))] : []
  })
}

function nearestOffset(document: Document, keys: readonly unknown[]): number {
  let node: unknown = document.contents
  let offset = 0
  for (const key of keys) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && item.key.value === key)
      if (!pair) return offset
      if (isScalar(pair.key)) offset = pair.key.range?.[0] ?? offset
      node = pair.value
    } else if (isSeq(node)) {
      node = node.items[Number(key)]
      if (!isNode(node) || !node.range) return offset
      offset = node.range[0]
    } else return offset
  }
  return offset
}

/** `phone: !sample "+91 …"` reads as plain text; the list of samples looks for the tag. */
const SAMPLE_TAG = { tag: '!sample', resolve: (value: string) => value }

export function parseYaml(text: string, lineCounter?: LineCounter): Document {
  const document = parseDocument(text, { customTags: [SAMPLE_TAG], lineCounter })
  const refuse = (rule: string, [start = 0, end = 0]: readonly number[] = []) =>
    document.errors.push(new YAMLParseError([start, end], 'BAD_ALIAS', rule))
  let hasAliases = false
  // The library finds an alias without its anchor only later, and then throws.
  visit(document, {
    Alias: (_, alias, around) => {
      hasAliases = true
      const { source, range } = alias
      const repeated = alias.resolve(document)
      if (!repeated)
        refuse(`*${source} repeats nothing: there is no &${source} above it`, range ?? [])
      else if (around.includes(repeated))
        refuse(`*${source} repeats what it stands in`, range ?? [])
    },
  })
  if (!hasAliases || document.errors.length > 0) return document
  try {
    document.toJS()
  } catch (error) {
    refuse(error instanceof Error ? error.message : String(error))
  }
  return document
}

export function yamlValue(text: string): unknown {
  const document = parseYaml(text)
  return document.errors.length > 0 ? undefined : document.toJS()
}

/** Line ends in quotes are escaped: the library loses some otherwise. */
export const YAML_LAYOUT = {
  lineWidth: 100,
  doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER,
} as const

/** The fields are in the order of the schema. `samples` are the places of sample values. */
export function writeYaml(
  value: unknown,
  {
    schema,
    samples = [],
  }: { schema?: Schema | undefined; samples?: readonly (readonly (string | number)[])[] } = {},
): string {
  const ordered = schema ? inOrder(schema, value) : value
  const document = new Document(ordered, { aliasDuplicateObjects: false })
  visit(document, {
    Scalar: (key, scalar) => {
      if (key !== 'key') scalar.type = styleFor(scalar.value)
    },
    Map: (_, map) => {
      const isShort = map.items.every((pair) => isScalar(pair.value) && !styleFor(pair.value.value))
      map.flow = map !== document.contents && isShort && JSON.stringify(map).length < SHORT_GROUP
    },
  })
  for (const keys of samples) {
    const node = document.getIn(keys, true)
    if (isScalar(node)) node.tag = SAMPLE_TAG.tag
  }
  const written = document.toString(YAML_LAYOUT)
  if (isDeepStrictEqual(yamlValue(written), value)) return written
  // The library loses line ends of blocks that begin with a space. Quotes hold any text.
  return document.toString({ ...YAML_LAYOUT, blockQuote: false })
}

function inOrder(schema: Schema, value: unknown): unknown {
  const { schema: plain } = unwrapped(schema)
  if (typeof value !== 'object' || value === null) return value
  const inner = (key: string, item: unknown) => {
    const found = innerSchema(plain, value, key)
    return found ? inOrder(found, item) : item
  }
  if (Array.isArray(value)) return value.map((item, index) => inner(String(index), item))
  const chosen = isChoice(plain) ? plain.options[optionOf(plain.options, value)] : plain
  const names = chosen && isObject(chosen) ? Object.keys(chosen.entries) : []
  const rank = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length)
  const sorted = Object.entries(value).toSorted(([one], [other]) => rank(one) - rank(other))
  return Object.fromEntries(sorted.map(([key, item]) => [key, inner(key, item)]))
}

const SHORT_GROUP = 80
const LONG_TEXT = 80

/** Long texts are folded, texts of several lines are written as they are. */
function styleFor(value: unknown): Scalar.Type | undefined {
  if (typeof value !== 'string') return undefined
  if (value.includes('\n')) return Scalar.BLOCK_LITERAL
  return value.length > LONG_TEXT ? Scalar.BLOCK_FOLDED : undefined
}
