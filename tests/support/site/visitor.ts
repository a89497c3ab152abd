import type { Payment } from '#database/records/payments/payments.ts'
import { personFields, SENT_GIFT, SENT_REGISTRATION } from '../people.ts'
import type { testSite } from './server.ts'

export type Site = Awaited<ReturnType<typeof testSite>>

const SENT_FAMILY: Record<string, string> = {
  ...SENT_REGISTRATION,
  type: 'Family',
  ...personFields(1, { firstname: 'Meera', lastname: 'Nambiar', age: '9' }),
}

export const PERSONAL = /Asha|Rao|Meera|Nambiar|asha@|9876543210|98765|43210/

type Visit = { answer: Response; cookie: string; payment: Payment }

export async function sendForm(
  { url, services }: Site,
  { address, fields, cookie = '' }: { address: string; fields: object; cookie?: string },
): Promise<Visit> {
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

export function registerFamily(site: Site): Promise<Visit> {
  return sendForm(site, { address: '/ewgregister', fields: SENT_FAMILY })
}

export function give(site: Site, cookie = ''): Promise<Visit> {
  return sendForm(site, { address: '/give', fields: SENT_GIFT, cookie })
}
