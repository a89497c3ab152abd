import { isDeepStrictEqual } from 'node:util'
import { stringify, visit } from 'yaml'
import { parseYaml, yamlValue } from './parse-yaml.ts'
import { applyEdits, type Edit, editsFor } from './yaml-edits.ts'
import { flowPiece } from './yaml-pieces.ts'

/** A changed anchor changes its aliases too, which the next pass puts right. */
const PASSES = 3

/**
 * The text of a content file with another value. Only what differs is written anew: comments, order,
 * anchors and everything else stay byte for byte. The mark for a sample goes with the sample.
 */
export function writeYaml(text: string, value: unknown): string {
  return (
    rewritten(text, value) ?? rewritten(withoutAliases(text), value) ?? fromScratch(text, value)
  )
}

/** Undefined when the result would not have this value. */
function rewritten(text: string, value: unknown): string | undefined {
  let result = text
  for (let pass = 0; pass < PASSES; pass++) {
    const current = yamlValue(result)
    if (isDeepStrictEqual(current, value)) return result
    if (current === undefined) return undefined
    const document = parseYaml(result)
    result = applyEdits(result, editsFor({ text: result, document }, value))
  }
  return isDeepStrictEqual(yamlValue(result), value) ? result : undefined
}

/** For when the value that others repeat is taken away. */
function withoutAliases(text: string): string {
  const document = parseYaml(text)
  const edits: Edit[] = []
  visit(document, {
    Alias: (_, node) => {
      if (!node.range) return
      const value = node.resolve(document)?.toJS(document)
      edits.push({ start: node.range[0], end: node.range[1], text: flowPiece(value) })
    },
  })
  return applyEdits(text, edits)
}

/** The comments at the top stay. */
function fromScratch(text: string, value: unknown): string {
  const head = /^(?:#.*\n|\s*\n)*/.exec(text)?.[0] ?? ''
  return head + stringify(value, { lineWidth: 100, aliasDuplicateObjects: false })
}
