import type { Db } from '#database/open.ts'
import { queueMail } from '#database/outbox.ts'
import { attendeesOf } from '#database/registrations.ts'
import type { RequestKind } from '#database/tables.ts'
import { requestsOf, storeRequest } from '#database/visitor-requests.ts'
import { changeLocked } from '#workflows/registration/change-locked.ts'
import type { Services } from '#workflows/services.ts'
import { VISITOR, type VisitorForm } from './visitor.ts'

type Asked = { kind: RequestKind; wish: string }

/** Stores a request that the office sees as needing attention, and confirms it to the payer by mail. */
export async function askOffice(
  services: Pick<Services, 'db' | 'now'>,
  { kind, wish, ...form }: VisitorForm & Asked,
) {
  return changeLocked(
    services,
    { ...form, actor: VISITOR },
    {
      action: ACTIONS[kind],
      isNoChange: true,
      apply: async ({ tx, registration: { id }, at }) => {
        if (await wasAsked(tx, { id, kind, wish, at })) return { ok: true as const }
        await storeRequest(tx, {
          registration_id: id,
          kind,
          wish,
          at: at.toISOString(),
          amount_minor: null,
        })
        await confirm(tx, { id, wish, at })
        return { ok: true as const, details: { note: wish } }
      },
    },
  )
}

const ACTIONS: Record<RequestKind, string> = {
  cancel: 'Ask to cancel',
  correct: 'Ask for a correction',
  refund: 'Ask for money back',
}

const DAY_MS = 24 * 60 * 60_000

/** The same wish within a day is one request. */
async function wasAsked(tx: Db, { id, kind, wish, at }: Asked & { id: string; at: Date }) {
  const since = new Date(at.getTime() - DAY_MS).toISOString()
  const known = await requestsOf(tx, id)
  return known.some((each) => each.kind === kind && each.wish === wish && each.at > since)
}

type Wish = { id: string; wish: string; at: Date }

async function confirm(tx: Db, { id, wish, at }: Wish): Promise<void> {
  const [payer] = await attendeesOf(tx, id)
  await queueMail(tx, {
    kind: 'request-received',
    name: at.toISOString(),
    about: { registration_id: id },
    facts: { wish },
    recipient: payer?.email ?? '',
    at: at.toISOString(),
  })
}
