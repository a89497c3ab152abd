import * as v from 'valibot'
import {
  ENTRY_KINDS,
  ENTRY_WAYS,
  LARGEST_WALK_IN,
  LONGEST_TAKER,
  LONGEST_WHY,
  MAX_ENTRIES,
} from '#domain/doors/entry.ts'
import { readFamilyCode } from '#domain/family-code.ts'
import { oneLine } from '#domain/plain-text.ts'
import { parseMobile } from '#domain/typed-number.ts'

/** Longer than any address with a ticket's code. */
const LONGEST_CODE = 300

const MOMENT = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((text) => !Number.isNaN(Date.parse(text))),
)

const line = (longest: number) =>
  v.pipe(v.string(), v.transform(oneLine), v.trim(), v.maxLength(longest))

const lettersOf = (typed: string) => readFamilyCode(typed) ?? ''
const mobileOf = (typed: string) => parseMobile(typed) ?? ''

const SENT_ENTRY = v.object({
  id: v.pipe(v.string(), v.uuid(), v.toLowerCase()),
  // PostgreSQL refuses text with a NUL.
  code: v.pipe(v.string(), v.nonEmpty(), v.maxLength(LONGEST_CODE), v.excludes('\0')),
  kind: v.picklist(ENTRY_KINDS),
  at: MOMENT,
  how: v.picklist(ENTRY_WAYS),
  takenBy: v.optional(line(LONGEST_TAKER)),
  /** By this digest the phone shows that it has seen the family's slip. */
  proof: v.optional(v.string()),
  /** The entry is stored only if they are right. They are empty when they can't be any. */
  letters: v.optional(v.pipe(v.string(), v.transform(lettersOf))),
  why: v.optional(line(LONGEST_WHY)),
  walkIn: v.optional(
    v.object({
      name: v.pipe(line(LONGEST_TAKER), v.nonEmpty()),
      people: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LARGEST_WALK_IN)),
      mobile: v.pipe(v.string(), v.transform(mobileOf)),
      isPaid: v.boolean(),
    }),
  ),
  /** The phone may be tied to another door since, so this is its name where the entry happened. */
  phone: v.optional(v.string()),
})

export type SentEntry = v.InferOutput<typeof SENT_ENTRY>

const SENT = v.object({
  entries: v.pipe(v.array(v.unknown()), v.maxLength(MAX_ENTRIES)),
  /** By the phone's clock, which may be wrong. */
  now: v.optional(MOMENT),
})

/** A faulty entry has only its id, so that the phone can be told. */
export function readSentEntries(sent: unknown) {
  const read = v.safeParse(SENT, sent)
  if (!read.success) return undefined
  const { entries, now } = read.output
  return {
    entries: entries.map((each) => {
      const [entry, named] = [v.safeParse(SENT_ENTRY, each), v.safeParse(NAMED, each)]
      return {
        id: named.success ? named.output.id : null,
        entry: entry.success ? entry.output : undefined,
      }
    }),
    phoneNow: now === undefined ? undefined : Date.parse(now),
  }
}

const NAMED = v.object({ id: v.pipe(v.string(), v.maxLength(100)) })
