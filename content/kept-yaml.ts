import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
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
 * Reads YAML, or takes what was made of the very same text before: reading takes a quarter of a start.
 * Text with mistakes is never kept.
 */
export function readYamlFiles(
  sources: [file: string, text: string][],
  keptIn?: string,
): YamlFile[] {
  const digest = digestOf(sources)
  const kept = keptIn && readKept(keptIn)
  if (kept && kept.digest === digest)
    return sources.map((one, index) => known(one, kept.files[index]))
  const files = sources.map(([file, text]) => readYamlFile(file, text))
  const readable = files.every(({ unreadable }) => unreadable.length === 0)
  if (keptIn && readable) {
    keep(keptIn, { digest, files: files.map(({ value, samples }) => ({ value, samples })) })
  }
  return files
}

function known([file, text]: [string, string], kept?: Kept['files'][number]): YamlFile {
  if (!kept) return readYamlFile(file, text)
  return { file, ...kept, unreadable: [], find: (keys) => readYamlFile(file, text).find(keys) }
}

/** Of the text, and of how it is read: after a change to either it is read anew. */
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
    // Not there yet, or not whole: then it is made anew.
    return undefined
  }
}

/** Several servers may start at once: each puts a whole file in place, never a part of one. */
function keep(file: string, kept: Kept): void {
  const draft = `${file}.${process.pid}`
  try {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(draft, JSON.stringify(kept))
    renameSync(draft, file)
  } catch {
    // Where nothing can be written, the next start takes as long as this one.
  }
}
