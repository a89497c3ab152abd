import { isDeepStrictEqual } from 'node:util'
import { Document, isScalar, Scalar, visit } from 'yaml'
import { SAMPLE_TAG, yamlValue } from './parse-yaml.ts'
import {
  innerSchema,
  isChoice,
  isObject,
  optionOf,
  type Schema,
  unwrapped,
} from './schema/schema-kinds.ts'

/** How content files are written. Line ends in quotes are escaped: the library loses some otherwise. */
export const YAML_LAYOUT = {
  lineWidth: 100,
  doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER,
} as const

/** The text of a content file, with its fields in the order of the schema, and the places of sample values. */
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
  const names = fieldNames(plain, value)
  const rank = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length)
  const sorted = Object.entries(value).toSorted(([one], [other]) => rank(one) - rank(other))
  return Object.fromEntries(sorted.map(([key, item]) => [key, inner(key, item)]))
}

/** Of a choice, those of the chosen option. */
function fieldNames(schema: Schema, value: object): string[] {
  const options = isChoice(schema) ? schema.options : [schema]
  const chosen = options[isChoice(schema) ? optionOf(schema.options, value) : 0]
  return chosen && isObject(chosen) ? Object.keys(chosen.entries) : []
}

const SHORT_GROUP = 80
const LONG_TEXT = 80

/** Long texts are folded, texts of several lines are written as they are. */
function styleFor(value: unknown): Scalar.Type | undefined {
  if (typeof value !== 'string') return undefined
  if (value.includes('\n')) return Scalar.BLOCK_LITERAL
  return value.length > LONG_TEXT ? Scalar.BLOCK_FOLDED : undefined
}
