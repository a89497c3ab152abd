import { changeRows } from '#database/engine/rows.ts'
import { openRequestsOf, storeRequest } from '#database/records/requests/open-requests.ts'
import type { OfficeDetails } from '#database/staff/office-events.ts'
import type { RequestKind } from '#database/tables/tables.ts'
import type { Paise } from '#domain/money.ts'
import type { OfficeAction } from '#domain/office-action.ts'
import { changeRecord, REPEATED } from '#workflows/records/change-record.ts'
import type { LockedRegistration } from '#workflows/records/record-kinds.ts'
import { notifyPayer } from '#workflows/records/registration/notify-people.ts'
import type { Services } from '#workflows/services.ts'
import { readVisitorMoney, VISITOR, type VisitorForm } from './visitor.ts'

/**
 * Stores a request that the office sees as needing attention, in place of an open one of its kind, and
 * confirms it to the payer by mail. The same wish once more is the same request. The wish is what the office
 * reads; the visitor's mail says the same in the visitor's language (`told`), and the page by its codes (`asked`).
 */
export async function askOffice(
  services: Services,
  {
    kind,
    wish,
    told = wish,
    asked: changes,
    ...form
  }: VisitorForm & {
    kind: RequestKind
    wish: string
    told?: string | undefined
    asked?: OfficeDetails['asked']
  },
) {
  const request = { ...form, actor: VISITOR }
  const asked = await changeRecord(services, 'registration', request, {
    needs: 'private-link',
    action: ACTIONS[kind],
    isNoChange: true,
    apply: async ({ tx, registration: { id }, at }) => {
      const open = await openRequestsOf(tx, id)
      if (open.some((each) => each.kind === kind && each.wish === wish)) {
        return { ok: false as const, problem: 'asked-already' as const }
      }
      const name = at.toISOString()
      await storeRequest(tx, { registration_id: id, kind, wish, at: name, amount_minor: null })
      await notifyPayer(tx, id, { kind: 'request-received', name, facts: { wish: told }, at })
      return { ok: true as const, details: { note: wish, asked: changes } }
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

/**
 * Asks the office to give back what the provider can't, or what a correction has made too much. The
 * amount is all that it owes then; with nothing owed any more, an open request ends.
 */
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
    // The amount says it all.
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
      if (!open) return { ok: false as const, problem: 'no-request' as const }
      await changeRows(tx, 'visitor_request', { id: open.id }, { ended_at: at.toISOString() })
      return { ok: true as const, details: { note: open.wish, owedMinor: open.amount_minor } }
    },
  })
}
