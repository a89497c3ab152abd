import type { Payment } from '#database/payments/payments.ts'
import { receiveReport } from '#workflows/payments/reports/receive-report.ts'
import { SENT_GIFT, SENT_REGISTRATION } from '../fixtures/sent-forms.ts'
import { payInSandbox } from '../pay-in-sandbox.ts'
import type { testSite } from './site-fixture.ts'

export type Site = Awaited<ReturnType<typeof testSite>>

/** A registration of a family with a child, as a browser sends it. */
const SENT_FAMILY: Record<string, string> = {
  ...SENT_REGISTRATION,
  type: 'Family',
  ...person(1, { firstname: 'Meera', lastname: 'Nambiar', age: '9' }),
}

/** Personal data that only the family may read. */
export const PERSONAL = /Asha|Rao|Meera|Nambiar|asha@|9876543210|98765|43210/

type Sent = { answer: Response; cookie: string; payment: Payment }

/** Sends a form as a browser does and keeps the cookie of the answer. */
export async function sendForm(
  { url, services }: Site,
  { address, fields, cookie = '' }: { address: string; fields: object; cookie?: string },
): Promise<Sent> {
  const answer = await fetch(url + address, {
    method: 'POST',
    body: new URLSearchParams(Object.entries(fields)),
    headers: { cookie },
    redirect: 'manual',
  })
  const payment = await services.db
    .selectFrom('payment')
    .selectAll()
    .orderBy('opened_at', 'desc')
    .executeTakeFirstOrThrow()
  return { answer, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '', payment }
}

export function registerFamily(site: Site): Promise<Sent> {
  return sendForm(site, { address: '/ewgregister', fields: SENT_FAMILY })
}

export function give(site: Site, cookie = ''): Promise<Sent> {
  return sendForm(site, { address: '/give', fields: SENT_GIFT, cookie })
}

/** Presses a button on the provider's page and returns to the site. */
export async function comeBack({ services }: Site, payment: Payment, outcome: string) {
  const body = await payInSandbox(services, payment, outcome)
  await receiveReport(services, { body, source: 'return' })
}

/** The fields of one row. */
export function person(index: number, typed: Record<string, string>): Record<string, string> {
  const fields = { email: 'asha@example.org', phone: '9876543210', gender: 'Female', ...typed }
  return Object.fromEntries(
    Object.entries({ city: 'Bangalore', ...fields }).map(([name, value]) => [
      `persons[${index}].${name}`,
      value,
    ]),
  )
}
