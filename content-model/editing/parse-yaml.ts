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

/** The value of a content file. Undefined when it is not readable. */
export function yamlValue(text: string): unknown {
  const document = parseYaml(text)
  return document.errors.length > 0 ? undefined : document.toJS()
}
