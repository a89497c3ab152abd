import { appendOfficeEvent } from '#database/staff/office-events.ts'
import { badgesOf, markBadgesPrinted } from '#database/tickets/tickets.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { doOnce } from '#workflows/do-once.ts'
import type { Services } from '#workflows/services.ts'
import { NOT_ALLOWED, type NotAllowed } from '#workflows/staff/actor.ts'

type Marking = {
  actor: Actor
  /** Of the conference. */
  code: string
  /** The codes of the tickets whose badges were on the page. */
  tickets: readonly string[]
  key?: string | undefined
}

type Marked = { ok: true } | NotAllowed

/** Remembers which badges were printed, so that the next print has only new ones. */
export async function markBadges(
  { db, now }: Services,
  { actor, code, tickets, key }: Marking,
): Promise<Marked> {
  if (!staffCan.printFolder(actor)) return NOT_ALLOWED
  return db.transaction().execute((tx) =>
    doOnce<Marked, Marked>(tx, { key, again: () => ({ ok: true }) }, async () => {
      const known = new Set((await badgesOf(tx, code)).map((badge) => badge.code))
      const printed = tickets.filter((ticket) => known.has(ticket))
      await markBadgesPrinted(tx, printed, now().toISOString())
      const event = { actor, subject: 'conference', subjectId: code } as const
      const details = { guests: printed.length }
      await appendOfficeEvent(tx, { ...event, action: 'print-badges', details, key, at: now() })
      return { ok: true }
    }),
  )
}
