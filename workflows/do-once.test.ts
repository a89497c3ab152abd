import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { appendOfficeEvent } from '#database/staff/office-events.ts'
import { onEngines, type TestServices } from '#tests/support/site/services.ts'
import { COMMAND_LINE } from './actor.ts'
import { doOnce } from './do-once.ts'

type Doing = {
  key: string
  subjectId: string
  fails?: boolean
  refuses?: boolean
  /** Awaited once the transaction has begun. */
  begun?: () => Promise<void>
}

/** A change whose only effect is its event. */
function doIt({ db, now }: TestServices, { key, subjectId, fails, refuses, begun }: Doing) {
  return db.transaction().execute(async (tx) => {
    await begun?.()
    return doOnce(tx, { key, again: ({ subject_id }) => subject_id }, async () => {
      if (refuses) return 'refused'
      const event = { actor: COMMAND_LINE, subject: 'gift', subjectId, action: 'refund' } as const
      await appendOfficeEvent(tx, { ...event, key, at: now() })
      if (fails) throw new Error('the connection is lost')
      return subjectId
    })
  })
}

/** Lets this many go on together. */
function startTogether(count: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let waiting = 0
  return () => {
    waiting++
    if (waiting === count) resolve()
    return promise
  }
}

async function eventsIn({ db }: TestServices) {
  return db.selectFrom('office_event').select('subject_id').execute()
}

onEngines('of many at once one is done, and all have its answer', async (services, engine) => {
  const key = randomUUID()
  const names = Array.from({ length: 8 }, (_, index) => `gift-${index}`)
  // SQLite has one transaction at a time.
  const begun = startTogether(engine === 'postgres' ? names.length : 1)
  const answers = await Promise.all(
    names.map((subjectId) => doIt(services, { key, subjectId, begun })),
  )
  const [done] = await eventsIn(services)
  expect(await eventsIn(services)).toHaveLength(1)
  expect(new Set(answers)).toEqual(new Set([done?.subject_id]))
  expect(await services.db.selectFrom('form_lock').selectAll().execute()).toEqual([])
})

onEngines('what failed or was refused can be sent again', async (services) => {
  const key = randomUUID()
  const form = { key, subjectId: 'gift-1' }
  await expect(doIt(services, { ...form, fails: true })).rejects.toThrow('the connection is lost')
  expect(await doIt(services, { ...form, refuses: true })).toBe('refused')
  expect(await eventsIn(services)).toEqual([])
  expect(await doIt(services, form)).toBe('gift-1')
  expect(await doIt(services, { ...form, subjectId: 'gift-2' })).toBe('gift-1')
})
