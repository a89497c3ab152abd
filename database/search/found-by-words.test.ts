import fc from 'fast-check'
import { expect } from 'vitest'
import type { Db } from '#database/engine/open.ts'
import { changeRows, deleteRows } from '#database/engine/rows.ts'
import { recomputeRegistration } from '#database/records/registration/recompute-registration.ts'
import { findRegistration } from '#database/records/registration/registrations.ts'
import { phoneKey, searchKey, searchWords } from '#domain/search/read-search.ts'
import { runs } from '#tests/support/long.ts'
import { storeRegistration } from '#tests/support/people.ts'
import { onDatabases } from '#tests/support/site/databases.ts'
import { foundByWords } from './found-by-words.ts'

const NAMES = ['Asha', 'Zoë', 'ஆஷா', 'Ravi Ram', 'O’Brien']
const EMAILS = ['asha@example.org', `o'brien+"ewg"*&|!:(a)\\@example.org`, 'a_b%c~`^{}@example.org']
const WORDS = [...NAMES.flatMap(searchWords), 'rao', '9876543210', ...EMAILS]
const EVENTS = ['ewg1', 'ewg2']

type Change = { id: string; first_name: string; email: string }

const CHANGES = {
  rename: (tx: Db, { id, first_name }: Change) => changePeople(tx, id, { first_name }),
  readdress: (tx: Db, { id, email }: Change) => changePeople(tx, id, { email }),
  cancelPerson: (tx: Db, { id: registration_id }: Change) =>
    changeRows(tx, 'attendee', { registration_id, position: 2 }, { cancelled_at: '2026-11-15' }),
  move: (tx: Db, { id }: Change) => changeRows(tx, 'registration', { id }, { event_code: 'ewg2' }),
  forget: (tx: Db, { id }: Change) => changePeople(tx, id, NOBODY),
}

const NOBODY = { first_name: '', last_name: '', email: '', phone: '' }

function changePeople(tx: Db, registration_id: string, change: Partial<typeof NOBODY>) {
  return changeRows(tx, 'attendee', { registration_id }, change)
}

const step = fc.record({
  what: fc.constantFrom('rename', 'readdress', 'cancelPerson', 'move', 'forget', 'delete'),
  whose: fc.nat(2),
  first_name: fc.constantFrom(...NAMES),
  email: fc.constantFrom(...EMAILS),
  isUndone: fc.boolean(),
})

onDatabases('whatever changes, a word finds those who have it', async ({ db }) => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      for (const table of ['attendee', 'registration'] as const) {
        await db.deleteFrom(table).execute()
      }
      const ids = await storeThree(db)
      for (const each of steps) await change(db, { ...each, id: ids[each.whose] ?? '' })
      expect(await foundInIndex(db)).toEqual(await foundInRecords(db))
    }),
    { numRuns: runs(6, 100) },
  )
})

async function storeThree(db: Db): Promise<string[]> {
  const ids: string[] = []
  for (const first_name of ['Asha', 'Zoë', 'Ravi']) {
    const people = [{ first_name }, { first_name: 'ஆஷா' }]
    ids.push((await storeRegistration(db, { event_code: 'ewg1', people })).id)
  }
  return ids
}

type Step = Change & { what: keyof typeof CHANGES | 'delete'; isUndone: boolean }

class UndoneError extends Error {}

async function change(db: Db, { what, isUndone, ...rest }: Step): Promise<void> {
  const { id } = rest
  const transaction = db.transaction().execute(async (tx) => {
    if (!(await findRegistration(tx, id))) return
    if (what === 'delete') {
      await deleteRows(tx, 'attendee', { registration_id: id })
      await deleteRows(tx, 'registration', { id })
    } else {
      await CHANGES[what](tx, rest)
      await recomputeRegistration(tx, id)
    }
    if (isUndone) throw new UndoneError()
  })
  await transaction.catch((error: unknown) => {
    if (!(error instanceof UndoneError)) throw error
  })
}

type Matches = { word: string; event: string; numbers: number[] }[]

async function foundInIndex(db: Db): Promise<Matches> {
  const found: Matches = []
  for (const event of EVENTS) {
    for (const word of WORDS) {
      const terms = [[{ text: word, whole: true }]]
      const numbers = await foundByWords(db, { table: 'registration', terms, event })
      found.push({ word, event, numbers: numbers.sort() })
    }
  }
  return found
}

async function foundInRecords(db: Db): Promise<Matches> {
  const people = await db
    .selectFrom('attendee')
    .innerJoin('registration', 'registration.id', 'attendee.registration_id')
    .select(['registration.number', 'event_code', 'first_name', 'last_name', 'email', 'phone'])
    .where('cancelled_at', 'is', null)
    .execute()
  return EVENTS.flatMap((event) =>
    WORDS.map((word) => {
      const having = people.filter(
        ({ event_code, first_name, last_name, email, phone }) =>
          event_code === event &&
          [
            ...searchWords(`${first_name} ${last_name}`),
            searchKey(email),
            phoneKey(phone),
          ].includes(word),
      )
      return { word, event, numbers: [...new Set(having.map(({ number }) => number))].sort() }
    }),
  )
}
