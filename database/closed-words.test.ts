import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#domain/language.ts'
import { EVIDENCE } from '#domain/payments/evidence.ts'
import { HAND_METHODS } from '#domain/payments/hand-money.ts'
import { PAYMENT_STATES } from '#domain/payments/payment-state.ts'
import { REFUND_STATES } from '#domain/payments/refund-state.ts'
import { PARTY_TYPES } from '#domain/registration/party.ts'
import { GENDERS } from '#domain/registration/person.ts'
import { HOLDS } from '#domain/registration/places.ts'
import { PAYMENT_TYPES, RESIDENTIAL_TYPES } from '#domain/registration/price.ts'
import { storeRegistration } from '../tests/support/people.ts'
import { ENGINES, testDatabase } from '../tests/support/site/databases.ts'
import type { Db, Engine } from './engine/open.ts'
import type { Tables } from './tables/tables.ts'

/** A list of the domain, of which the type is made, or every word of a type. */
type Words<Word extends string> = readonly Word[] | Record<Word, true>

/** The columns of a table that hold one of a few words. */
type Closed<Table> = {
  [Column in keyof Table as NonNullable<Table[Column]> extends string
    ? string extends NonNullable<Table[Column]>
      ? never
      : Column
    : never]: Words<NonNullable<Table[Column]> & string>
}

type Held = { [Name in keyof Tables]: Closed<Tables[Name]> }

type EveryClosed = {
  [Name in keyof Held as keyof Held[Name] extends never ? never : Name]: Held[Name]
}

const STATUSES = { 'Not Paid': true, Paid: true } as const

const SOURCES = { return: true, webhook: true, visit: true, sweep: true, office: true } as const

/** By types: every such column is here. Those that are not checked here say why. */
const WORDS = {
  gift: { status: STATUSES, language: LANGUAGES },
  registration: {
    status: STATUSES,
    party: PARTY_TYPES,
    residential: RESIDENTIAL_TYPES,
    payment_type: PAYMENT_TYPES,
    hold: HOLDS,
    // Computed from other columns; empty until then.
    standing: [],
    language: LANGUAGES,
  },
  attendee: { gender: GENDERS },
  place_event: {
    source: { ...SOURCES, visitor: true, mail: true },
    from_hold: HOLDS,
    to_hold: HOLDS,
  },
  visitor_request: { kind: { cancel: true, correct: true, refund: true } },
  ticket: { tell: { 'with-confirmation': true, 'by-mail': true, done: true } },
  // A new kind of mail needs no migration.
  outbox: {
    kind: [],
    outcome: { sent: true, overtaken: true, undeliverable: true },
    sent_language: LANGUAGES,
  },
  opening_wish: { language: LANGUAGES },
  // Only ever the language of a registration or gift.
  consent: { language: [] },
  reminder: { kind: { payment: true, balance: true, conference: true } },
  payment: { state: PAYMENT_STATES, opened_by: { visitor: true, office: true }, heard: EVIDENCE },
  payment_event: {
    source: SOURCES,
    evidence: [
      ...EVIDENCE,
      ...(['cancelled', 'replaced'] as const),
      ...REFUND_STATES.map((state) => `refund-${state}` as const),
    ],
    from_state: PAYMENT_STATES,
    to_state: PAYMENT_STATES,
  },
  payment_report: {
    source: SOURCES,
    verdict: {
      ...{ accepted: true, 'refund-news': true, unreadable: true, 'other-merchant': true },
      ...{ forged: true, 'unknown-transaction': true, 'other-amount': true, 'other-order': true },
    },
    signed: { success: true, failure: true, pending: true },
  },
  refund: { state: REFUND_STATES },
  money_entry: { kind: { received: true, reduction: true }, method: HAND_METHODS },
  office_event: {
    subject: {
      ...{ registration: true, gift: true, payment: true, receipt: true, staff: true },
      ...{ export: true, attention: true, content: true, settlement: true, day: true, door: true },
      ...{ conference: true },
    },
  },
  room: { kind: { women: true, men: true, family: true, anyone: true } },
  door_entry: {
    kind: { in: true, out: true, undo: true },
    how: { scan: true, typed: true, search: true },
    late: { waiting: true, dismissed: true },
  },
  day_close: { compared: { agrees: true, differs: true, 'not-compared': true } },
  attention_found: { kind: { 'unknown-payment': true } },
  content_version: { source: { files: true, office: true, import: true } },
} as const satisfies EveryClosed

test.each(ENGINES)(
  '%s: the database holds every closed column to the words of the domain',
  async (engine) => {
    const { db } = await testDatabase(engine)
    const expected = Object.entries(WORDS).flatMap(([table, columns]) =>
      Object.entries(columns)
        .map(([column, words]) => [`${table}_${column}_words`, wordsIn(words)] as const)
        .filter(([, words]) => words.length > 0),
    )
    expect(await checksOf(db, engine)).toEqual(Object.fromEntries(expected))
  },
)

function wordsIn(words: Words<string>): string[] {
  return (Array.isArray(words) ? [...words] : Object.keys(words)).sort()
}

/** The words of every check, by its name. */
async function checksOf(db: Db, engine: Engine): Promise<Record<string, string[]>> {
  const asked =
    engine === 'sqlite'
      ? sql<{ text: string }>`select sql as text from sqlite_schema where type = 'table'`
      : sql<{ text: string }>`select 'constraint ' || conname || ' check (x in ('
        || pg_get_constraintdef(oid) || '))' as text from pg_constraint where conname like '%_words'`
  const { rows } = await asked.execute(db)
  const checks = rows.flatMap(({ text }) =>
    [...text.matchAll(/constraint (\w+_words) check \(\w+ in \((.*?)\)\)(?!\))/g)].map(
      ([, name = '', listed = '']) => [
        name,
        [...listed.matchAll(/'([^']+)'/g)].map(([, word = '']) => word).sort(),
      ],
    ),
  )
  return Object.fromEntries(checks)
}

test.each(ENGINES)('%s: a word that nobody knows is not stored', async (engine) => {
  const { db } = await testDatabase(engine)
  await storeRegistration(db)
  for (const [table, column] of [
    ['registration', 'party'],
    ['registration', 'residential'],
    ['registration', 'payment_type'],
    ['attendee', 'gender'],
  ] as const) {
    const guess = sql`update ${sql.table(table)} set ${sql.ref(column)} = 'Sofa'`.execute(db)
    await expect(guess).rejects.toThrow(`${table}_${column}_words`)
  }
})
