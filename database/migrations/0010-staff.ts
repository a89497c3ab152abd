import { type Kysely, sql } from 'kysely'

/**
 * The office's people, how they sign in, and what they did. Of links, sessions and keys only digests
 * are stored.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await makeStaff(db)
  await makeSignIn(db)
  await makePasskeys(db)
  await makeHistory(db)
  await db.schema.alterTable('outbox').addColumn('staff_id', 'text').execute()
  // What a mail is about where that is neither a payment nor a registration, as JSON.
  await db.schema.alterTable('outbox').addColumn('facts', 'text').execute()
}

async function makeStaff(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('staff')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('mailbox', 'text', (column) => column.notNull().unique())
    .addColumn('roles', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'text')
    .execute()
}

async function makeSignIn(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('staff_link')
    .addColumn('digest', 'text', (column) => column.primaryKey())
    .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .execute()
  await db.schema
    .createTable('staff_session')
    .addColumn('digest', 'text', (column) => column.primaryKey())
    .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id'))
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'text')
    .execute()
  await db.schema
    .createIndex('staff_session_staff')
    .on('staff_session')
    .column('staff_id')
    .execute()
}

async function makePasskeys(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('passkey')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'integer', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .execute()
  await db.schema
    .createTable('passkey_challenge')
    .addColumn('challenge', 'text', (column) => column.primaryKey())
    .addColumn('staff_id', 'text')
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
}

async function makeHistory(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('office_event')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('staff_id', 'text')
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('details', 'text', (column) => column.notNull())
    // The key of the form that asked for it: the same form sent twice changes something once.
    .addColumn('key', 'text')
    .execute()
  await db.schema
    .createIndex('office_event_subject')
    .on('office_event')
    .columns(['subject', 'subject_id', 'at'])
    .execute()
  await db.schema
    .createIndex('office_event_key')
    .unique()
    .on('office_event')
    .column('key')
    .where(sql.ref('key'), 'is not', null)
    .execute()
}
