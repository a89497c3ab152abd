import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import { readYamlFile, type YamlFile } from './yaml-file.ts'

/**
 * Parses a YAML file, or takes what this process has parsed before. The editor checks the whole content
 * at every step, and all files but one are the same each time. The places are found by parsing again:
 * that is needed for mistakes only, and a parsed document takes much more memory than its value.
 */
export function readKnownYaml(file: string, text: string): YamlFile {
  const key = `${file}\n${text}`
  const known = KNOWN.get(key)
  if (known) {
    let places: YamlFile | undefined
    const find: YamlFile['find'] = (keys) => {
      places ??= readYamlFile(file, text)
      return places.find(keys)
    }
    return { ...known, find }
  }
  const read = readYamlFile(file, text)
  const { find: _, ...parsed } = read
  if (read.unreadable.length === 0) KNOWN.set(key, parsed)
  return read
}

/** Several versions of some hundred files. */
const KNOWN = new LRUCache<string, Omit<YamlFile, 'find'>>({ max: 600 })

/** Lies beside the bundle: parsing was a quarter of a start. What the office has published since is parsed. */
export const PARSED_FILE = 'parsed-content.json'
const PARSED = path.join(import.meta.dirname, PARSED_FILE)
// Not checked: the build has written it.
if (existsSync(PARSED)) KNOWN.load(JSON.parse(readFileSync(PARSED, 'utf8')))

/** Everything that this process has parsed, as the text of that file. */
export function parsedYaml(): string {
  return JSON.stringify(KNOWN.dump())
}
