import { openRequestsOf } from '#database/requests/open-requests.ts'
import { endRequest } from '#database/requests/visitor-requests.ts'
import { changeRecord } from '#workflows/change-record.ts'
import type { Services } from '#workflows/services.ts'
import { VISITOR } from './visitor.ts'

type TakenBack = {
  /** The registration. */
  id: string
  requestId: string
}

/** Takes back a request that the office has not answered. Once more changes nothing. */
export async function takeBackRequest(services: Services, { id, requestId }: TakenBack) {
  return changeRecord(
    services,
    { kind: 'registration', id, actor: VISITOR },
    {
      needs: 'private-link',
      action: 'take-back-request',
      isNoChange: true,
      apply: async ({ tx, at }) => {
        const open = (await openRequestsOf(tx, id)).find((each) => each.id === requestId)
        if (!open) return { ok: false as const, problem: 'no-request' as const }
        await endRequest(tx, open.id, at)
        return { ok: true as const, details: { note: open.wish, owedMinor: open.amount_minor } }
      },
    },
  )
}
