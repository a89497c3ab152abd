import type { Db } from '#database/engine/open.ts'
import { changeRows, findRows } from '#database/engine/rows.ts'
import { readMoney } from '#database/records/money/account-sums.ts'
import { findSoldEvent, type Registration } from '#database/records/registration/registrations.ts'
import { openRequestsOf, storeRequest } from '#database/records/requests/open-requests.ts'
import type { OfficeDetails } from '#database/staff/office-events.ts'
import type { RequestKind } from '#database/tables/tables.ts'
import { findEvent, rulesOf } from '#domain/conferences/conference.ts'
import type { Paise } from '#domain/money.ts'
import type { OfficeAction } from '#domain/office-action.ts'
import {
  cancelBefore,
  type DatedRule,
  strictestRule,
  visitorMay,
} from '#domain/registration/cancel-rule.ts'
import type { Actor } from '#domain/staff.ts'
import { refuse } from '#workflows/actor.ts'
import {
  changeRecord,
  type LockedRegistration,
  REPEATED,
} from '#workflows/records/change-record.ts'
import { notifyPayer } from '#workflows/records/registration/notify-people.ts'
import type { Services } from '#workflows/services.ts'

/** Whoever has the link of a private page, in the history. Has no role: the office is closed to them. */
export const VISITOR: Actor = { staffId: null, name: 'Visitor', roles: [] }

export type VisitorForm = {
  id: string
  key: string
  version: number
}

/** What holds for a visitor, by the date that the registration has and every earlier one it was sold for. */
export async function readVisitorRules(services: Services, { id, event_code }: Registration) {
  const { db, content, now } = services
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
  const sold = await findSoldEvent(db, id, event_code)
  // A date that is gone from the content is closed.
  const date = findEvent(content.conferences, event_code)?.event ?? { open: false, ...sold }
  const lastDay = ends.length > 0 ? new Date(Math.min(...ends)) : undefined
  return {
    /** By which rule people cancel by themselves; without one the office decides. */
    rule: strictestRule(rules),
    may: visitorMay({ ...date, cancelBefore: lastDay }, now()),
  }
}

export async function readVisitorMoney(db: Db, registration: Registration) {
  const { paidMinor, reducedMinor } = await readMoney(db, registration)
  const request = (await openRequestsOf(db, registration.id)).find(({ kind }) => kind === 'refund')
  return {
    paidMinor,
    reducedMinor,
    owedMinor: request?.amount_minor ?? 0,
    request,
  }
}

/**
 * Takes the place of an open request of its kind; the same wish once more is the same request. The wish is what
 * the office reads; the mail says it in the visitor's language (`told`), the page by its codes (`asked`).
 */
export async function askOffice(
  services: Services,
  form: VisitorForm & {
    kind: RequestKind
    wish: string
    told?: string | undefined
    asked?: OfficeDetails['asked']
  },
) {
  const { kind, wish, told = wish } = form
  const request = { ...form, actor: VISITOR }
  const asked = await changeRecord(services, 'registration', request, {
    needs: 'private-link',
    action: ACTIONS[kind],
    isNoChange: true,
    apply: async ({ tx, registration: { id }, at }) => {
      const open = await openRequestsOf(tx, id)
      if (open.some((each) => each.kind === kind && each.wish === wish)) {
        return refuse('asked-already')
      }
      const name = at.toISOString()
      await storeRequest(tx, { registration_id: id, kind, wish, at: name, amount_minor: null })
      await notifyPayer(tx, id, { kind: 'request-received', name, facts: { wish: told }, at })
      return { ok: true as const, details: { note: wish, asked: form.asked } }
    },
  })
  const isAskedAlready = !asked.ok && asked.problem === 'asked-already'
  return isAskedAlready ? REPEATED : asked
}

const ACTIONS: Record<RequestKind, OfficeAction> = {
  cancel: 'ask-to-cancel',
  correct: 'ask-for-correction',
  refund: 'ask-for-money-back',
}

/** The amount is all that the office owes then; with nothing owed any more, an open request ends. */
export async function askForMoneyBack(
  { tx, registration, at }: Pick<LockedRegistration, 'tx' | 'registration' | 'at'>,
  amountMinor: Paise,
): Promise<void> {
  const { request, owedMinor } = await readVisitorMoney(tx, registration)
  if (amountMinor === owedMinor) return
  if (amountMinor === 0 && request) {
    await changeRows(tx, 'visitor_request', { id: request.id }, { ended_at: at.toISOString() })
    return
  }
  await storeRequest(tx, {
    registration_id: registration.id,
    kind: 'refund',
    at: at.toISOString(),
    wish: '',
    amount_minor: amountMinor,
  })
}

/** Takes back a request that the office has not answered. Once more changes nothing. */
export async function takeBackRequest(
  services: Services,
  { id, requestId }: { id: string; requestId: string },
) {
  const request = { id, actor: VISITOR }
  return changeRecord(services, 'registration', request, {
    needs: 'private-link',
    action: 'take-back-request',
    isNoChange: true,
    apply: async ({ tx, at }) => {
      const open = (await openRequestsOf(tx, id)).find((each) => each.id === requestId)
      if (!open) return refuse('no-request')
      await changeRows(tx, 'visitor_request', { id: open.id }, { ended_at: at.toISOString() })
      return { ok: true as const, details: { note: open.wish, owedMinor: open.amount_minor } }
    },
  })
}
