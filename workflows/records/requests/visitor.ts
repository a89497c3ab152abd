import type { Db } from '#database/engine/open.ts'
import { findRows } from '#database/engine/rows.ts'
import { sumAccount } from '#database/records/money/account-sums.ts'
import type { Registration } from '#database/records/registration/registrations.ts'
import { findSoldEvent } from '#database/records/registration/sold-events.ts'
import { openRequestsOf } from '#database/records/requests/open-requests.ts'
import { findEvent, rulesOf } from '#domain/conferences/conference.ts'
import {
  cancelBefore,
  type DatedRule,
  strictestRule,
  visitorMay,
} from '#domain/registration/cancel-rule.ts'
import type { Actor } from '#domain/staff.ts'
import type { Services } from '#workflows/services.ts'

/** Whoever has the link of a private page, in the history. Has no role: the office is closed to them. */
export const VISITOR: Actor = { staffId: null, name: 'Visitor', roles: [] }

/** A form of the private page. */
export type VisitorForm = {
  /** The registration. */
  id: string
  /** The form's own key: the same form sent twice changes something once. */
  key: string
  /** The registration's version when the form was opened. */
  version: number
}

/** What holds for a visitor, by the date that the registration has and every earlier one it was sold for. */
export async function readVisitorRules(
  db: Db,
  { content, now }: Services,
  { id, event_code }: Registration,
) {
  const earlier = await findRows(db, 'sold_event', { registration_id: id })
  const codes = new Set([event_code, ...earlier.map((sold) => sold.event_code)])
  const rules = [...codes].map((code): DatedRule | undefined => {
    const place = findEvent(content.conferences, code)
    const rule = place && rulesOf(place).cancel
    const first = place?.event.days?.first
    if (!rule || !first) return undefined
    return { before: cancelBefore(rule, first), refundPercent: rule.refundPercent }
  })
  const ends = rules.flatMap((rule) => (rule ? [rule.before.getTime()] : []))
  const sold = await findSoldEvent(db, { registrationId: id, code: event_code })
  // A date that is gone from the content is closed.
  const date = findEvent(content.conferences, event_code)?.event ?? { open: false, ...sold }
  const lastDay = ends.length > 0 ? new Date(Math.min(...ends)) : undefined
  return {
    /** By which rule people cancel by themselves; without one the office decides. */
    rule: strictestRule(rules),
    may: visitorMay({ ...date, cancelBefore: lastDay }, now()),
  }
}

/** The money of a registration, as far as a change by the visitor depends on it. */
export async function readVisitorMoney(db: Db, { id }: Pick<Registration, 'id'>) {
  const { receivedMinor, returnedMinor, reducedMinor } = await sumAccount(db, 'registration_id', id)
  const request = (await openRequestsOf(db, id)).find(({ kind }) => kind === 'refund')
  return {
    /** What was received and neither went back nor is on its way back. */
    paidMinor: receivedMinor - returnedMinor,
    reducedMinor,
    /** What the office is to give back of it. */
    owedMinor: request?.amount_minor ?? 0,
    /** The open request for it. */
    request,
  }
}
