import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { GenericSchema } from 'valibot'
import * as v from 'valibot'
import { IntegrationError } from './integration-error.ts'

export type LastGoodParts<Value> = {
  name: string
  folder: string
  schema: GenericSchema<unknown, Value>
  /** It is how many answers are stored, in memory and on disk. */
  max: number
  now: () => Date
  log: FaultLog
  count: (name: string) => void
  /** It is `Infinity` for an answer that never changes. */
  freshMs?: number | ((value: Value) => number)
  /** It waits a moment for a new answer after a restart, though one is on disk, so that it is current. */
  waitsForNews?: boolean
  waitMs?: number
}

const FRESH_MS = 5 * 60_000
export const MAX_WAIT_MS = 3_000

/**
 * An answer of any age is returned at once and refreshed in the background, by one request at a time. Only
 * a first answer is waited for, and not for long.
 */
export function createLastGood<Value>(parts: LastGoodParts<Value>) {
  const { name, max, log, count, freshMs = FRESH_MS, waitsForNews = false } = parts
  const entries = new Map<string, Promise<Entry<Value>>>()
  const disk = openCachedAnswers(parts)
  const running = new Set<Promise<void>>()
  const now = () => parts.now().getTime()

  function entryFor(key: string): Promise<Entry<Value>> {
    const entry = entries.get(key) ?? disk.read(key).then((answer) => ({ answer, refreshedAt: 0 }))
    // Re-inserting moves the key to the end, so the least recently used is deleted first.
    entries.delete(key)
    entries.set(key, entry)
    const [oldest = key] = entries.keys()
    if (entries.size > max) entries.delete(oldest)
    return entry
  }

  function refresh(key: string, entry: Entry<Value>, load: () => Promise<Value>): Promise<void> {
    if (!entry.loading) entry.askedAt = now()
    entry.loading ??= track(
      load().then(
        (value) => {
          entry.answer = { value, readAt: now() }
          entry.refreshedAt = now()
          entry.failure = undefined
          entry.loading = undefined
          track(disk.write(key, entry.answer))
        },
        (error) => {
          entry.failure = { error, at: now() }
          entry.loading = undefined
          count(`${name}.failed`)
          log.error(`${name}-failed`, error)
        },
      ),
    )
    return entry.loading
  }

  function track(work: Promise<void>): Promise<void> {
    const tracked = work.finally(() => running.delete(tracked))
    running.add(tracked)
    return tracked
  }

  /** It is true also when the clock was set back, so that a time in the future does not block a refresh. */
  function hasPassed(since: number, ms: number): boolean {
    return now() - since >= ms || now() < since
  }

  function freshFor(value: Value): number {
    return typeof freshMs === 'function' ? freshMs(value) : freshMs
  }

  function patienceFor({ answer, refreshedAt, failure, askedAt = 0 }: Entry<Value>, maxMs: number) {
    if (!answer) return maxMs
    if (!waitsForNews || refreshedAt !== 0 || failure) return 0
    return Math.min(maxMs, Math.max(NEWS_MS - (now() - askedAt), 0))
  }

  return {
    async read(
      key: string,
      load: () => Promise<Value>,
      waitMs = parts.waitMs ?? MAX_WAIT_MS,
    ): Promise<Reading<Value>> {
      const entry = await entryFor(key)
      const isOld = !entry.answer || hasPassed(entry.refreshedAt, freshFor(entry.answer.value))
      const isLeftAlone = entry.failure && !hasPassed(entry.failure.at, RETRY_MS)
      if (entry.loading || (isOld && !isLeftAlone)) {
        const asked = refresh(key, entry, load)
        const patienceMs = patienceFor(entry, waitMs)
        if (patienceMs > 0) await within(asked, patienceMs)
      }
      const { answer, failure } = entry
      if (answer) {
        return {
          ok: true,
          ...answer,
          late: failure !== undefined || now() - answer.readAt > LATE_MS,
        }
      }
      const none = () => new IntegrationError(name, 'read', 'no answer in time')
      return { ok: false, error: failure?.error ?? none() }
    },
    stored: disk.readAll,
    async settle(): Promise<void> {
      while (running.size > 0) await Promise.all(running)
    },
  }
}

async function within(work: Promise<void>, ms: number): Promise<void> {
  const timeUp = Promise.withResolvers<void>()
  const timer = setTimeout(timeUp.resolve, ms)
  await Promise.race([work, timeUp.promise]).finally(() => clearTimeout(timer))
}

type Entry<Value> = {
  answer?: CachedAnswer<Value> | undefined
  /** It is 0 for an answer from disk, which is refreshed at first use. */
  refreshedAt: number
  failure?: { error: unknown; at: number }
  loading?: Promise<void>
  askedAt?: number
}

const LATE_MS = 60 * 60_000
/** A provider is left alone this long after a failure, so that readers don't wait for it again. */
const RETRY_MS = 5_000
/** With an older answer at hand, nobody waits longer than this after the first request for a new one. */
const NEWS_MS = 1_000

type CachedAnswer<Value> = { value: Value; readAt: number }

/** An unreadable file counts as missing. */
function openCachedAnswers<Value>(parts: LastGoodParts<Value>) {
  const { name, folder, max, log } = parts
  const fileSchema = v.object({ key: v.string(), readAt: v.number(), value: parts.schema })
  // Writes run one after another, so that no two delete old files at the same time.
  let writing: Promise<void> = Promise.resolve()

  async function readAnswer(file: string) {
    try {
      const text = await readFile(path.join(folder, file), 'utf8')
      return v.parse(fileSchema, JSON.parse(text))
    } catch (error) {
      const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
      if (!isMissing) log.warn(`${name}-not-restored`, { file, error: String(error) })
      return undefined
    }
  }

  async function writeAnswer(key: string, answer: CachedAnswer<Value>): Promise<void> {
    try {
      await mkdir(folder, { recursive: true })
      await writeWhole(path.join(folder, fileFor(key)), JSON.stringify({ key, ...answer }))
      await deleteOldest(folder, { maxFiles: max })
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
    /** Failing to store an answer must not fail the request. */
    write(key: string, answer: CachedAnswer<Value>): Promise<void> {
      writing = writing.then(() => writeAnswer(key, answer))
      return writing
    },
  }
}

function fileFor(key: string): string {
  return `${createHash('sha256').update(key).digest('hex').slice(0, 40)}.json`
}

/** Nobody ever reads half of the file. */
export async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  const draft = path.join(path.dirname(file), `${randomUUID()}.draft`)
  await writeFile(draft, content)
  await rename(draft, file)
}

/** Files that were used longest ago go first, drafts of a stopped process among them. */
export async function deleteOldest(
  folder: string,
  { maxFiles = Infinity, maxBytes = Infinity }: { maxFiles?: number; maxBytes?: number },
): Promise<void> {
  const found = (await readdir(folder)).map(async (file) => {
    const place = path.join(folder, file)
    // Another server may have just deleted it.
    const { size = 0, mtimeMs = 0 } = (await stat(place).catch(() => undefined)) ?? {}
    return { place, size, usedAt: mtimeMs }
  })
  const files = await Promise.all(found)
  let left = { files: files.length, bytes: files.reduce((sum, { size }) => sum + size, 0) }
  for (const { place, size } of files.sort((one, other) => one.usedAt - other.usedAt)) {
    if (left.files <= maxFiles && left.bytes <= maxBytes) return
    await rm(place, { force: true })
    left = { files: left.files - 1, bytes: left.bytes - size }
  }
}

export type Reading<Value> =
  | {
      ok: true
      value: Value
      readAt: number
      /** The provider has not confirmed it for a while. */
      late: boolean
    }
  | { ok: false; error: unknown }

export type FaultLog = {
  warn(event: string, fields?: Record<string, string | number>): void
  error(event: string, error: unknown, fields?: Record<string, string | number>): void
}
