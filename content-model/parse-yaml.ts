import { LRUCache } from 'lru-cache'
import { type Document, type LineCounter, parseDocument, visit, YAMLParseError } from 'yaml'

/** `phone: !sample "+91 …"` reads as plain text; the list of samples looks for the tag. */
export const SAMPLE_TAG = { tag: '!sample', resolve: (value: string) => value }

/** The document of a content file, with the mark for sample values known. */
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
