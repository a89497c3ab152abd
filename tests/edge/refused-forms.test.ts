import { expect, test } from 'vitest'
import { changeRows } from '#database/engine/rows.ts'
import { findGift } from '#database/records/gifts/gifts.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { signedIn } from '../support/office/staff.ts'
import { testGift } from '../support/people.ts'
import { storeFirstVersion } from '../support/site/church.ts'
import { testSite } from '../support/site/server.ts'
import { registerFamily, type Site } from '../support/site/visitor.ts'

/**
 * A form with a mistake is answered alike everywhere: 422, and a title that says so. Those of the office’s engine
 * are in `office-rows.test.ts`.
 */

const WRONG: [address: string, fields: Record<string, string>][] = [
  ['/give', { amount: 'x' }],
  ['/ewgregister', { type: 'Family' }],
  ['/my', { email: 'no address' }],
  ['/wfc1register', { tell: 'yes', email: 'no address' }],
  ['/office/sign-in', { email: 'no address' }],
  [
    '/office/site',
    { part: 'church:services', '#services': '1', 'services.0.time': 'nine', do: 'save' },
  ],
]

test.each(WRONG)(
  'a form with a mistake at %s is a 422 with a title that says so',
  async (...of) => {
    const site = await testSite()
    await storeFirstVersion(site.services)
    const { cookie } = await signedIn(site.services, 'admin', 'desk', 'treasurer', 'editor')
    expect(await sent(site, of, cookie)).toEqual([422, true])
  },
)

test('so is a correction on the private page', async () => {
  const site = await testSite()
  const { payment } = await registerFamily(site)
  const { private_token } = await site.services.db
    .selectFrom('registration')
    .select('private_token')
    .where('id', '=', payment.registration_id ?? '')
    .executeTakeFirstOrThrow()
  expect(await sent(site, [`/my/${private_token}/correct`, { type: '' }], '')).toEqual([422, true])
})

test('so is a monthly reminder on the private page of a gift', async () => {
  const site = await testSite()
  const { services } = site
  const payment = await giveGift(services, testGift)
  const { id, private_token } = await findGift(services.db, payment.gift_id ?? '')
  await changeRows(services.db, 'gift', { id }, { status: 'Paid' })
  const wrong = { day: '32', amount: 'x', fund: 'nothing' }
  expect(await sent(site, [`/my/${private_token}/monthly`, wrong], '')).toEqual([422, true])
})

async function sent({ url }: Site, [address, fields]: (typeof WRONG)[number], cookie: string) {
  const body = new URLSearchParams(fields)
  const answer = await fetch(url + address, { method: 'POST', body, headers: { cookie } })
  const titles = (await answer.text()).match(/<title>[^<]*<\/title>/g) ?? []
  return [answer.status, titles.length === 1 && titles[0]?.startsWith('<title>Error: ') === true]
}
