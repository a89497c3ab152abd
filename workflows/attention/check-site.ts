import * as v from 'valibot'
import type { Db } from '#database/engine/open.ts'
import { readJson } from '#database/engine/read-json.ts'
import { readSetting, writeSetting } from '#database/engine/settings.ts'
import { dayInIndia } from '#domain/days.ts'
import { oneLine } from '#domain/plain-text.ts'
import type { Services } from '#workflows/services.ts'
import { CHECK_KINDS } from './check-kinds.ts'

/** What is wrong is stored, for the office's first page. */
export async function checkSite(services: Services, longestMs = LONGEST_MS) {
  const { db, now } = services
  const found = await Promise.all(
    CHECK_KINDS.map(async ({ code, name, look, advice }) => {
      const finding = await withinTime(look(services), longestMs).catch((error) => {
        return { isWell: false, says: `${reasonOf(error)}. ${advice}` }
      })
      return { code, name, ...finding }
    }),
  )
  const before = await readWrong(db)
  const wrong = found
    .filter(({ isWell }) => !isWell)
    .map(({ code, name, says }) => {
      const since = before.find((each) => each.code === code)?.since ?? now().toISOString()
      return { code, name, says, since }
    })
  await writeSetting(db, LAST_CHECK, JSON.stringify(wrong))
  return found
}

/** Content has its own kinds of attention. */
export async function findWrong({ db }: Pick<Services, 'db'>) {
  const wrong = (await readWrong(db)).filter(({ code }) => code !== 'content')
  return wrong.map(({ code, name, says, since }) => {
    // It may fail now and then, and the office is told once a day.
    return { key: `site-check:${code}:${dayInIndia(Date.parse(since))}`, at: since, name, says }
  })
}

async function readWrong(db: Db) {
  const text = (await readSetting(db, LAST_CHECK)) ?? '[]'
  return readJson(wrongSchema, { table: 'setting', column: 'value', id: LAST_CHECK, text })
}

const LAST_CHECK = 'last-check'

const wrongSchema = v.array(
  v.object({ code: v.string(), name: v.string(), says: v.string(), since: v.string() }),
)

/** No service keeps the page waiting for longer. */
const LONGEST_MS = 8_000

async function withinTime<Value>(work: Promise<Value>, longestMs: number): Promise<Value> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('no answer in time')), longestMs)
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer))
}

const LONGEST_REASON = 200

function reasonOf(error: unknown): string {
  const reasons: string[] = []
  for (let each = error; each instanceof Error; each = each.cause) {
    reasons.push('said' in each && each.said ? `${each.message} (${each.said})` : each.message)
  }
  return oneLine(reasons.filter(Boolean).join(': ') || String(error)).slice(0, LONGEST_REASON)
}
