import { expect } from 'vitest'
import type { Payment } from '#database/records/payments/payments.ts'
import { personFields, SENT_GIFT, SENT_REGISTRATION } from '../people.ts'
import { formOn, postForm } from './pages.ts'
import type { SiteProcess } from './process.ts'
import type { testSite } from './server.ts'

export type Site = Awaited<ReturnType<typeof testSite>>

/** A registration of a family with a child, as a browser sends it. */
const SENT_FAMILY: Record<string, string> = {
  ...SENT_REGISTRATION,
  type: 'Family',
  ...personFields(1, { firstname: 'Meera', lastname: 'Nambiar', age: '9' }),
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

/**
 * Checks the answers while the database fails: forms come back with what was typed and a message, and
 * the provider is told to send its report again.
 */
export async function expectHonestFailure({ url }: SiteProcess, txnid: string): Promise<void> {
  const report = { txnid, status: 'success', key: 'SANDBOX', amount: '500.00' }
  const [gift, registration, notice, back] = await Promise.all([
    postForm(`${url}/give`, { ...SENT_GIFT, firstname: 'Typed Giver' }),
    postForm(`${url}/ewgregister`, { ...SENT_REGISTRATION, 'persons[0].lastname': 'Typed-Guest' }),
    postForm(`${url}/api/payments/webhook`, report),
    postForm(`${url}/api/register/response`, report),
  ])
  expect([gift.status, registration.status]).toEqual([503, 503])
  expect(await gift.text()).toContain('value="Typed Giver"')
  expect(await registration.text()).toContain('value="Typed-Guest"')
  expect([notice.status, back.status]).toEqual([503, 503])
  expect(notice.headers.get('Retry-After')).toBe('5')
}

export async function expectFormsWork({ url }: SiteProcess): Promise<void> {
  const gift = await postForm(`${url}/give`, SENT_GIFT)
  const registration = await postForm(`${url}/ewgregister`, SENT_REGISTRATION)
  expect([gift.status, registration.status]).toEqual([302, 302])
}

/** Stores a gift and returns the form that sends its giver to the provider. */
export async function startGift({ url }: SiteProcess) {
  const begun = await postForm(`${url}/give`, { ...SENT_GIFT, firstname: 'First' })
  const page = await fetch(new URL(begun.headers.get('Location') ?? '', url))
  const handOff = formOn(await page.text())
  return { txnid: handOff.fields.txnid ?? '', handOff }
}

/** Often enough to notice that the process stands still, without keeping a core busy. */
const BETWEEN_PAGES_MS = 150

/**
 * Requests pages until stopped, and returns how many were served. A blocked process serves one or two.
 */
export function watchPages({ url }: SiteProcess): () => Promise<number> {
  let watching = true
  let seen = 0
  const watch = async () => {
    while (watching) {
      const page = await fetch(`${url}/give`)
      expect(page.status).toBe(200)
      await page.text()
      seen += 1
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_PAGES_MS))
    }
  }
  const watched = watch()
  return async () => {
    watching = false
    await watched
    return seen
  }
}
