import { GIVEN_BACK } from '#database/migrations/0003-money-given-back.ts'
import { CANCELLED_DATES } from '#database/migrations/0004-cancelled-dates.ts'
import { DOOR_PHONE, DOOR_TABLES } from '#database/migrations/0005-doors.ts'
import type { RowsOf } from '#database/migrations/baseline/declarations.ts'
import { MONEY } from '#database/migrations/baseline/money.ts'
import { OFFICE } from '#database/migrations/baseline/office.ts'
import { PEOPLE } from '#database/migrations/baseline/people.ts'
import type { MailKind } from '#database/records/mail/mail-facts.ts'
import type { Language } from '#domain/language.ts'
import type { Standing } from '#domain/registration/places.ts'

/**
 * The tables, the same on both engines, each after those it refers to. Money is whole paise and times are
 * ISO 8601 text in UTC, so that a row reads the same in SQLite and in PostgreSQL.
 */
export const TABLES = {
  ...PEOPLE,
  ...MONEY,
  money_entry: { ...MONEY.money_entry, ...GIVEN_BACK },
  ...OFFICE,
  ...CANCELLED_DATES,
  door_phone: { ...OFFICE.door_phone, ...DOOR_PHONE },
  ...DOOR_TABLES,
}

export type Tables = RowsOf<typeof TABLES> & Narrower

/** The database does not check these. */
type Narrower = {
  gift: { number: number; private_token: string }
  /** The standing is empty until it is computed from other columns. */
  registration: { number: number; private_token: string; standing: Standing }
  consent: { language: Language }
  /** A new kind of mail needs no migration. */
  outbox: { kind: MailKind }
}

/** A visitor, the link in a mail, or whatever moved the payment changes a hold. */
export type PlaceSource = Tables['place_event']['source']

export type RequestKind = Tables['visitor_request']['kind']

export type OfficeSubject = Tables['office_event']['subject']

export type ReminderKind = Tables['reminder']['kind']

/** It is the files of the content folder at a start, somebody in the office, or `content import`. */
export type VersionSource = Tables['content_version']['source']
