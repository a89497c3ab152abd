import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import type { FaultLog } from './fault-log.ts'

export type CachedAnswer<Value> = { value: Value; readAt: number }

type Parts<Value> = {
  name: string
  folder: string
  schema: v.GenericSchema<unknown, Value>
  max: number
  log: FaultLog
}

/** Stores answers as small files, one per key. An unreadable file counts as missing. */
export function openCachedAnswers<Value>(parts: Parts<Value>) {
  const { name, folder, max, log } = parts
  const fileSchema = v.object({ key: v.string(), readAt: v.number(), value: parts.schema })
  // Writes run one after another, so that no two delete old files at the same time.
  let writing: Promise<void> = Promise.resolve()

  async function readAnswer(file: string) {
    try {
      const text = await readFile(path.join(folder, file), 'utf8')
      return v.parse(fileSchema, JSON.parse(text))
    } catch (error) {
      if (!isMissing(error)) log.warn(`${name}-not-restored`, { file, error: String(error) })
      return undefined
    }
  }

  async function writeAnswer(key: string, answer: CachedAnswer<Value>): Promise<void> {
    try {
      await mkdir(folder, { recursive: true })
      const draft = path.join(folder, `${randomUUID()}.draft`)
      await writeFile(draft, JSON.stringify({ key, ...answer }))
      await rename(draft, path.join(folder, fileFor(key)))
      await tidyUp(folder, max)
    } catch (error) {
      log.error(`${name}-not-kept`, error)
    }
  }

  return {
    async read(key: string): Promise<CachedAnswer<Value> | undefined> {
      const stored = await readAnswer(fileFor(key))
      return stored?.key === key ? { value: stored.value, readAt: stored.readAt } : undefined
    },
    async readAll(): Promise<Value[]> {
      const files = await readdir(folder).catch(() => [])
      const stored = await Promise.all(
        files.filter((file) => file.endsWith('.json')).map(readAnswer),
      )
      return stored.flatMap((answer) => (answer ? [answer.value] : []))
    },
    /** Never throws: failing to store an answer must not fail the request. */
    write(key: string, answer: CachedAnswer<Value>): Promise<void> {
      writing = writing.then(() => writeAnswer(key, answer))
      return writing
    },
  }
}

function fileFor(key: string): string {
  return `${createHash('sha256').update(key).digest('hex').slice(0, 40)}.json`
}

/** Deletes the oldest files, including drafts left by a stopped process. */
async function tidyUp(folder: string, max: number): Promise<void> {
  const files = await readdir(folder)
  if (files.length <= max) return
  const aged = await Promise.all(
    files.map(async (file) => {
      const place = path.join(folder, file)
      return { place, at: (await stat(place)).mtimeMs }
    }),
  )
  aged.sort((one, other) => one.at - other.at)
  await Promise.all(
    aged.slice(0, files.length - max).map(({ place }) => rm(place, { force: true })),
  )
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
