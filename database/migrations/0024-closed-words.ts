import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * Columns that hold one of a few words are held to them by the database. What is stored is checked first:
 * a word that nobody knows stops here, with its row, and is never taken for another one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  for (const [table, columns] of Object.entries(CLOSED_WORDS)) {
    for (const [column, words] of Object.entries(columns)) {
      const closed = { table, column, words }
      await checkStored(db, closed)
      for (const statement of isPostgres ? constraint(closed) : triggers(closed)) {
        await sql.raw(statement).execute(db)
      }
    }
  }
}

type Closed = { table: string; column: string; words: readonly string[] }

type Odd = { id: string | number; value: string }

async function checkStored(db: Kysely<unknown>, { table, column, words }: Closed): Promise<void> {
  const { rows } =
    await sql<Odd>`select ${sql.raw(NAMES[table] ?? 'id')} as id, ${sql.ref(column)} as value
    from ${sql.table(table)} where ${sql.ref(column)} not in (${sql.join(words)}) limit 1`.execute(
      db,
    )
  const [odd] = rows
  if (!odd) return
  throw new Error(`${table} ${odd.id}: ${column} is "${odd.value}", not one of ${words.join(', ')}`)
}

/** A column without a word, where it may have none, is right on both engines. */
function constraint({ table, column, words }: Closed): string[] {
  return [
    `alter table ${table} add constraint ${table}_${column}_words check (${column} in ${listed(words)})`,
  ]
}

/** SQLite can't add a constraint to a table that is there (sqlite.org/lang_altertable.html). */
function triggers({ table, column, words }: Closed): string[] {
  const refuse = `when new.${column} not in ${listed(words)}
    begin select raise(abort, '${table}_${column}_words: not a word of this column'); end`
  return [
    `create trigger ${table}_${column}_inserted before insert on ${table} ${refuse}`,
    `create trigger ${table}_${column}_updated before update of ${column} on ${table} ${refuse}`,
  ]
}

function listed(words: readonly string[]): string {
  return `(${words.map((word) => `'${word}'`).join(', ')})`
}

/** What names a row, where that is no `id`. */
const NAMES: Record<string, string> = {
  attendee: "registration_id || ' ' || position",
  place_event: "registration_id || ' ' || position",
  payment_event: "payment_id || ' ' || position",
  payment_report: 'digest',
  refund: 'token',
  ticket: 'code',
  outbox: 'key',
  reminder: "kind || ' ' || subject_id",
  attention_found: 'key',
  content_version: 'number',
}

const HOLDS = ['held', 'confirmed', 'released', 'waiting', 'cancelled']
const STATES = ['open', 'pending', 'confirming', 'failed', 'paid', 'refunded']
const SOURCES = ['return', 'webhook', 'visit', 'sweep', 'office']
const EVIDENCE = [
  ...['confirmed-success', 'confirmed-failure', 'confirmed-dropped', 'confirmed-pending'],
  ...[
    'confirmed-begun',
    'confirmed-held',
    'confirmed-mismatch',
    'signed-success',
    'signed-failure',
  ],
  ...['signed-pending', 'refund-completed', 'accepted', 'not-found', 'unreachable'],
]

/** Written out, so that this does tomorrow what it does today. A new word is a new migration. */
export const CLOSED_WORDS: Record<string, Record<string, readonly string[]>> = {
  registration: {
    party: ['Individual', 'Married Couple', 'Family', 'Group'],
    residential: ['Residential', 'Non Residential'],
    payment_type: ['Full Payment', 'Part Payment'],
    hold: HOLDS,
  },
  attendee: { gender: ['Male', 'Female'] },
  place_event: { source: [...SOURCES, 'visitor', 'mail'], from_hold: HOLDS, to_hold: HOLDS },
  visitor_request: { kind: ['cancel', 'correct', 'refund'] },
  ticket: { tell: ['with-confirmation', 'by-mail', 'done'] },
  outbox: { outcome: ['sent', 'overtaken', 'undeliverable'] },
  reminder: { kind: ['payment', 'balance', 'conference'] },
  payment: { state: STATES, opened_by: ['visitor', 'office'], heard: EVIDENCE },
  payment_event: {
    source: SOURCES,
    evidence: [
      ...EVIDENCE,
      ...[
        'cancelled',
        'replaced',
        'refund-asked',
        'refund-queued',
        'refund-refused',
        'refund-done',
      ],
    ],
    from_state: STATES,
    to_state: STATES,
  },
  payment_report: {
    source: SOURCES,
    verdict: [
      ...['accepted', 'refund-news', 'unreadable', 'other-merchant', 'forged'],
      ...['unknown-transaction', 'other-amount', 'other-order'],
    ],
    signed: ['success', 'failure', 'pending'],
  },
  refund: { state: ['asked', 'queued', 'refused', 'done'] },
  money_entry: { method: ['Cash', 'UPI', 'Bank transfer', 'Cheque'] },
  office_event: {
    subject: [
      ...['registration', 'gift', 'payment', 'receipt', 'staff', 'export', 'attention', 'content'],
      'settlement',
    ],
  },
  attention_found: { kind: ['unknown-payment'] },
  content_version: { source: ['files', 'office', 'import'] },
}
