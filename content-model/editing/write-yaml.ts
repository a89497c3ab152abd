import { isDeepStrictEqual } from 'node:util'
import { type Alias, type Document, isMap, isNode, type Node, visit } from 'yaml'
import { changedNode } from './changed-node.ts'
import { parseYaml, yamlValue } from './parse-yaml.ts'

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
