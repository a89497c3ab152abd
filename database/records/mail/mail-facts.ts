import * as v from 'valibot'
import { readJson } from '#database/engine/read-json.ts'
import { LANGUAGES } from '#domain/language.ts'

const NOTHING = v.object({})
const BY = v.optional(v.picklist(['office', 'visitor']), 'office')
const MESSAGE = v.optional(v.string())
const REFUND = v.object({ token: v.optional(v.string(), '') })
const ENTRY = v.object({ entryId: v.optional(v.string(), '') })
const COUNTS = v.optional(v.record(v.string(), v.number()), {})
const PAISE = v.optional(v.number())

/** No record holds these facts. They are gone once people are forgotten, so each may be missing. */
const MAIL_FACTS = {
  'gift-receipt': NOTHING,
  'registration-paid': NOTHING,
  'registration-received': NOTHING,
  'payment-failed': NOTHING,
  'paid-twice': NOTHING,
  refunded: NOTHING,
  'refunded-in-part': NOTHING,
  'refund-coming': REFUND,
  'refund-refused': REFUND,
  'keep-places': NOTHING,
  'waiting-listed': NOTHING,
  'place-offered': NOTHING,
  'paid-late': NOTHING,
  'private-link': NOTHING,
  'registration-cancelled': v.object({
    by: v.optional(v.picklist(['office', 'visitor', 'date']), 'office'),
    message: MESSAGE,
    /** It is absent when all were cancelled. */
    person: v.optional(v.string()),
    /** These are set when the visitor cancelled, or the date. */
    refundMinor: PAISE,
    byHandMinor: PAISE,
    keptMinor: PAISE,
  }),
  'staff-link': v.object({ to: v.optional(v.string()) }),
  'staff-invitation': v.object({ inviter: v.optional(v.string(), '') }),
  'registration-moved': v.object({ message: MESSAGE }),
  'email-changed': v.object({ which: v.optional(v.picklist(['old', 'new']), 'old'), by: BY }),
  'registration-corrected': NOTHING,
  'registration-changed': v.object({ eventId: v.optional(v.string(), '') }),
  'private-links': NOTHING,
  'gift-statement': v.object({ year: v.optional(v.string(), '') }),
  'request-received': v.object({ wish: v.optional(v.string(), '') }),
  'payment-recorded': ENTRY,
  'hand-gift-receipt': ENTRY,
  attention: v.object({ attention: COUNTS }),
  /** `day` is the day before the mail. */
  'office-summary': v.object({
    attention: COUNTS,
    day: v.optional(v.string(), ''),
    registrations: v.optional(v.number(), 0),
    gifts: v.optional(v.number(), 0),
    /** Whether the provider had received what we have recorded, and in how many payments not. */
    compared: v.optional(v.picklist(['agrees', 'differs', 'not-compared'])),
    differing: v.optional(v.number(), 0),
  }),
  ticket: NOTHING,
  message: v.object({ subject: v.optional(v.string(), ''), text: v.optional(v.string(), '') }),
  'confirm-address': v.object({ wishId: v.optional(v.string(), '') }),
  /** The language is that of the page on which it was asked. */
  'registration-opened': v.object({
    programme: v.optional(v.string(), ''),
    language: v.optional(v.picklist(LANGUAGES), 'en'),
  }),
  'payment-unfinished': NOTHING,
  'balance-reminder': NOTHING,
  'conference-reminder': NOTHING,
  'monthly-gift': v.object({ giftId: v.optional(v.string(), '') }),
}

export type MailKind = keyof typeof MAIL_FACTS

export const MAIL_KINDS: readonly MailKind[] = Object.keys(MAIL_FACTS).filter(
  (kind): kind is MailKind => kind in MAIL_FACTS,
)

export type MailFacts = { [Kind in MailKind]: v.InferOutput<(typeof MAIL_FACTS)[Kind]> }

const SCHEMAS: { [Kind in MailKind]: v.GenericSchema<unknown, MailFacts[Kind]> } = MAIL_FACTS

/** Throws when something else is stored than this kind of mail has. */
export function readMailFacts<Kind extends MailKind>(
  kind: Kind,
  { key, facts }: { key: string; facts: string | null },
): MailFacts[Kind] {
  const schema: v.GenericSchema<unknown, MailFacts[Kind]> = SCHEMAS[kind]
  return readJson(schema, { table: 'outbox', column: 'facts', id: key, text: facts ?? '{}' })
}
