import type { Clock } from '../clock.ts'
import type { Merchant } from './hashes.ts'
import type { Payment } from './payment.ts'
import { type Report, reportOf } from './report.ts'

export type Webhooks = { send(payment: Payment): void }

type Setting = {
  url: string | undefined
  merchant: Merchant
  clock: Clock
  send: (request: Request) => Promise<Response>
}

/** PayU tries three times to get a 200; the pauses are not documented. */
const pausesMs = [0, 2_000, 10_000] as const

export function createWebhooks({ url, merchant, clock, send }: Setting): Webhooks {
  return {
    send(payment) {
      if (url === undefined) return
      // Written down now: a later change must not rewrite a report that is already under way.
      const { request } = payment
      const report = {
        ...reportOf(payment, merchant),
        surl: request.successUrl,
        furl: request.failureUrl,
        curl: request.cancelUrl,
      }
      deliver({ url, payment, report, attempt: 0 })
    },
  }

  function deliver(call: { url: string; payment: Payment; report: Report; attempt: number }): void {
    const pauseMs = pausesMs[call.attempt]
    if (pauseMs === undefined) return
    clock.later(async () => {
      const answer = await post(call.url, call.report)
      call.payment.deliveries.push({ at: clock.now(), status: call.report.status ?? '', answer })
      if (answer !== 200) deliver({ ...call, attempt: call.attempt + 1 })
    }, pauseMs)
  }

  async function post(address: string, report: Report): Promise<number | 'unreachable'> {
    const request = new Request(address, {
      method: 'POST',
      body: new URLSearchParams(report),
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
    })
    // An unreachable church is an ordinary answer here: it is written down and tried again.
    return send(request).then(
      (response) => response.status,
      () => 'unreachable' as const,
    )
  }
}
