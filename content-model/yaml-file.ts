import { type Document, isMap, isPair, isScalar, isSeq, LineCounter, type Node, visit } from 'yaml'
import type { Mistake, Sample } from './mistake.ts'
import { parseYaml, SAMPLE_TAG } from './parse-yaml.ts'

/** One YAML file that remembers where each of its values stands. */
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
    samples: findSamples(document).map(({ node, place }) => ({
      file,
      line: position(node.range?.[0] ?? 0).line,
      place,
      value: String(node),
    })),
    find: (keys) => position(nearestOffset(document, keys)),
  }
}

function findSamples(document: Document): { node: Node; place: string }[] {
  const found: { node: Node; place: string }[] = []
  visit(document, {
    Scalar(key, node, ancestors) {
      if (node.tag !== SAMPLE_TAG.tag) return
      const steps = [...ancestors, node].flatMap((step, index, all) => {
        const parent = all[index - 1]
        if (isPair(step)) return isScalar(step.key) ? [String(step.key.value)] : []
        return isSeq(parent) ? [String(parent.items.indexOf(step))] : []
      })
      found.push({ node, place: key === 'key' ? '' : steps.join('.') })
    },
  })
  return found
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
      if (!hasRange(node)) return offset
      offset = node.range[0]
    } else return offset
  }
  return offset
}

function hasRange(node: unknown): node is { range: [number, number, number] } {
  return typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range)
}
