import path from 'node:path'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, onTestFinished, test } from 'vitest'
import { EVIDENCE } from '#domain/payments/evidence.ts'
import { HAND_METHODS } from '#domain/payments/hand-method.ts'
import { PAYMENT_STATES } from '#domain/payments/payment-state.ts'
import { REFUND_STATES } from '#domain/payments/refund-state.ts'
import { GENDERS } from '#domain/registration/attendee.ts'
import { PARTY_TYPES } from '#domain/registration/party.ts'
import { HOLDS } from '#domain/registration/places.ts'
import { PAYMENT_TYPES, RESIDENTIAL_TYPES } from '#domain/registration/price.ts'
import { storeRegistration } from '../tests/support/people.ts'
import { ENGINES, emptyDatabaseUrl, testDatabase } from '../tests/support/site/databases.ts'
import { testFolder } from '../tests/support/site/folder.ts'
import { type Engine, openDatabase } from './engine/open.ts'
import { MIGRATIONS, migrate } from './migrate.ts'
import { CLOSED_WORDS } from './migrations/0024-closed-words.ts'
import { SUBJECTS } from './migrations/0040-rooms.ts'
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

const SOURCES = { return: true, webhook: true, visit: true, sweep: true, office: true } as const

/** By types: every such column is here. Those that are not checked here say why. */
const WORDS = {
  // Migration 1 holds the status, and migration 51 languages.
  gift: { status: [], language: [] },
  registration: {
    status: [],
    party: PARTY_TYPES,
    residential: RESIDENTIAL_TYPES,
    payment_type: PAYMENT_TYPES,
    hold: HOLDS,
    // Computed from other columns; empty until then when an older dump is loaded.
    standing: [],
    language: [],
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
    sent_language: [],
  },
  opening_wish: { language: [] },
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
  // Migration 11 holds the kind.
  money_entry: { kind: [], method: HAND_METHODS },
  office_event: {
    subject: {
      ...{ registration: true, gift: true, payment: true, receipt: true, staff: true },
      ...{ export: true, attention: true, content: true, settlement: true, day: true, door: true },
      ...{ conference: true },
    },
  },
  // Migration 40 holds it.
  room: { kind: [] },
  // Migrations 38 and 58 hold them.
  door_entry: { kind: [], how: [], late: [] },
  // Migration 28 holds it.
  day_close: { compared: [] },
  attention_found: { kind: { 'unknown-payment': true } },
  content_version: { source: { files: true, office: true, import: true } },
} as const satisfies EveryClosed

test('the database holds every closed column to the words of the domain', () => {
  const held = Object.entries(WORDS).flatMap(([table, columns]) =>
    Object.entries(columns)
      .map(([column, words]) => [
        `${table}.${column}`,
        (Array.isArray(words) ? [...words] : Object.keys(words)).sort(),
      ])
      .filter(([, words]) => words?.length),
  )
  const today = { ...CLOSED_WORDS, office_event: { subject: SUBJECTS } }
  const migrated = Object.entries(today).flatMap(([table, columns]) =>
    Object.entries(columns).map(([column, words]) => [`${table}.${column}`, [...words].sort()]),
  )
  expect(Object.fromEntries(migrated)).toEqual(Object.fromEntries(held))
})

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

test.each(ENGINES)('%s: a word that is stored and unknown stops the migration', async (engine) => {
  const db = await beforeClosedWords(engine)
  await sql`insert into registration (id, twin, status, created_at, programme, event_code, party,
    residential, arrival, payment_type, agree, due_minor, full_minor) values ('r1', 'twin', 'Paid',
    '2026-11-15T04:00:00.000Z', 'ewgregister', 'ewgmaymysore2023', 'family', 'Residential', '',
    'Full Payment', 1, 0, 0)`.execute(db)
  await expect(migrate(db)).rejects.toMatchObject({
    cause: {
      message:
        'registration r1: party is "family", not one of Individual, Married Couple, Family, Group',
    },
  })
  await sql`update registration set party = 'Family'`.execute(db)
  expect(await migrate(db)).toContain('0024-closed-words')
})

async function beforeClosedWords(engine: Engine) {
  const file = `file:${path.join(testFolder(), 'older.db')}`
  const { db } = openDatabase(engine === 'sqlite' ? file : await emptyDatabaseUrl())
  onTestFinished(() => db.destroy())
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })
  await migrator.migrateTo('0023-search-by-the-engine')
  return db
}
