import { type Document, type LineCounter, parseDocument } from 'yaml'

/** `phone: !sample "+91 …"` reads as plain text; the list of samples looks for the tag. */
export const SAMPLE_TAG = { tag: '!sample', resolve: (value: string) => value }

/** The document of a content file, with the mark for sample values known. */
export function parseYaml(text: string, lineCounter?: LineCounter): Document {
  return parseDocument(text, { customTags: [SAMPLE_TAG], lineCounter })
}

/** The value of a content file. Undefined when it is not readable. */
export function yamlValue(text: string): unknown {
  const document = parseYaml(text)
  return document.errors.length > 0 ? undefined : document.toJS()
}
