import { type Document, parseDocument } from 'yaml'

/** The document of a content file, with the mark for sample values known. */
export function parseYaml(text: string): Document.Parsed {
  return parseDocument(text, {
    customTags: [{ tag: '!sample', resolve: (value: string) => value }],
  })
}

/** The value of a content file. Undefined when it is not readable. */
export function yamlValue(text: string): unknown {
  const document = parseYaml(text)
  return document.errors.length > 0 ? undefined : toValue(document)
}

function toValue(document: Document.Parsed): unknown {
  try {
    return document.toJS()
  } catch {
    // An alias whose anchor is gone.
    return undefined
  }
}
