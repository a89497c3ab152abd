import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { readKnownYaml } from './known-yaml.ts'
import { readYamlFile, type YamlFile } from './yaml-file.ts'

const keptSchema = v.object({
  digest: v.string(),
  files: v.array(
    v.object({
      value: v.unknown(),
      samples: v.array(
        v.object({ file: v.string(), line: v.number(), place: v.string(), value: v.string() }),
      ),
    }),
  ),
})

type Kept = v.InferOutput<typeof keptSchema>

/**
 * Parses YAML files, or takes the stored result when their text has not changed (decision 24). Files
 * with mistakes are never stored.
 */
export function readYamlFiles(
  sources: [file: string, text: string][],
  keptIn?: string,
): YamlFile[] {
  if (keptIn === undefined) return sources.map(([file, text]) => readKnownYaml(file, text))
  const digest = digestOf(sources)
  const kept = readKept(keptIn)
  if (kept && kept.digest === digest)
    return sources.map((one, index) => known(one, kept.files[index]))
  const files = sources.map(([file, text]) => readKnownYaml(file, text))
  const readable = files.every(({ unreadable }) => unreadable.length === 0)
  if (readable) {
    keep(keptIn, { digest, files: files.map(({ value, samples }) => ({ value, samples })) })
  }
  return files
}

function known([file, text]: [string, string], kept?: Kept['files'][number]): YamlFile {
  if (!kept) return readYamlFile(file, text)
  return { file, ...kept, unreadable: [], find: (keys) => readYamlFile(file, text).find(keys) }
}

/** Covers the text and the parser's source, so that a change to either invalidates the stored result. */
function digestOf(sources: [string, string][]): string {
  const reader = readFileSync(path.join(import.meta.dirname, 'yaml-file.ts'), 'utf8')
  return createHash('sha256')
    .update(JSON.stringify([reader, sources]))
    .digest('hex')
}

function readKept(file: string): Kept | undefined {
  try {
    return v.parse(keptSchema, JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    // Missing or damaged: it is written again.
    return undefined
  }
}

/** Renames a finished file into place, because several servers may start at once. */
function keep(file: string, kept: Kept): void {
  const draft = `${file}.${process.pid}`
  try {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(draft, JSON.stringify(kept))
    renameSync(draft, file)
  } catch {
    // A read-only folder only makes the next start slower.
  }
}
