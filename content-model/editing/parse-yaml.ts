import { LRUCache } from 'lru-cache'
import { type Document, type LineCounter, parseDocument, visit, YAMLParseError } from 'yaml'

/** `phone: !sample "+91 …"` reads as plain text; the list of samples looks for the tag. */
export const SAMPLE_TAG = { tag: '!sample', resolve: (value: string) => value }

/** The document of a content file, with the mark for sample values known. */
export function parseYaml(text: string, lineCounter?: LineCounter): Document {
  const document = parseDocument(text, { customTags: [SAMPLE_TAG], lineCounter })
  // The library finds an alias without its anchor only later, and then throws.
  visit(document, {
    Alias: (_, alias) => {
      if (alias.resolve(document)) return
      const rule = `*${alias.source} repeats nothing: there is no &${alias.source} above it`
      const [start = 0, end = 0] = alias.range ?? []
      document.errors.push(new YAMLParseError([start, end], 'BAD_ALIAS', rule))
    },
  })
  return document
}

/** The value of a content file, which the caller may change. Undefined when it is not readable. */
export function yamlValue(text: string): unknown {
  const known = KNOWN.get(text)
  if (known) return structuredClone(known.value)
  const document = parseYaml(text)
  const value: unknown = document.errors.length > 0 ? undefined : document.toJS()
  KNOWN.set(text, { value: structuredClone(value) })
  return value
}

/** An editor’s page asks several times for the same few files, and parsing takes longer than the rest of it. */
const KNOWN = new LRUCache<string, { value: unknown }>({ max: 50 })
