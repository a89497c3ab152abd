import { type Page, test } from '@playwright/test'
import { ADDRESSES } from '#app/addresses.ts'
import { findInformationPage, informationPages } from '#app/http/content-addresses.ts'
import { findRow } from '#database/engine/rows.ts'
import { storeOpeningWish } from '#database/openings/opening-wishes.ts'
import { stopToken } from '#database/records/mail/reminders.ts'
import { entriesFor } from '#database/records/money/account-sums.ts'
import { findPayment } from '#database/records/payments/payments.ts'
import { makePlaceKey } from '#database/records/places/places.ts'
import { issueHandReceipt } from '#database/records/receipts/receipts.ts'
import { crawl } from '../support/browser/crawl.ts'
import { inDatabase } from '../support/browser/doors.ts'
import { expectHydrated } from '../support/browser/framework.ts'
import { familyOf, giveAndPress, registerAndPress } from '../support/browser/pay-by-http.ts'
import { expectRoom, expectScreen } from '../support/browser/usable.ts'
import { few, IS_LONG } from '../support/long.ts'
import { storeRegistration } from '../support/people.ts'
import { testContent } from '../support/site/church.ts'

/** By axe, at both widths and with large text. A route that no link leads to has its address here. */
test('every page of a visitor can be used by everyone on every screen', async ({ page }) => {
  test.slow()
  // The page that hands over to the provider goes on at once. A route that holds it would empty the cache.
  await page.context().addInitScript(() => {
    HTMLFormElement.prototype.submit = () => {}
  })
  const rows = ADDRESSES.filter(({ kind, from, language }) => {
    return (kind === 'page' || kind === 'private') && from === 'route' && !language
  })
  await crawl(page, {
    routes: rows.map(({ path }) => path).filter((route) => !NO_PAGES.test(route)),
    from: [...contentPages(), ...CHOSEN, ...(await storeRecords(page))],
    look: async (page, address, place) => {
      // As for a visitor who moves the mouse: the framework doesn't wait until nothing else is to do.
      await page.dispatchEvent('body', 'mouseover')
      // A document has no framework.
      if ((await page.locator('script[src*="/document-script-"]').count()) === 0) {
        await expectHydrated(page)
      }
      if (address === '/cells') await page.evaluate(openCells)
      // Two pages are looked at together, and each has its turn.
      if (IS_LONG || [0, 3].includes(place % 4))
        await expectRoom(page, address, Math.floor(place / 4))
      await expectScreen(page)
    },
  })
})

/** A panel is the same whether others are open or not. Runs in the page. */
function openCells(): void {
  for (const panel of document.querySelectorAll('[role=tabpanel]')) panel.removeAttribute('hidden')
}

/** Pages with a block of a kind that none before has, and every second form; in the long run all. */
function contentPages(): string[] {
  const { pages, conferences } = testContent()
  const kinds = new Set<string>()
  const hasNews = (name: string) => {
    const known = kinds.size
    for (const { kind } of findInformationPage(pages, name)?.blocks ?? []) kinds.add(kind)
    return IS_LONG || kinds.size > known
  }
  const forms = few(Object.keys(conferences.programmes), 0, 2)
  return [...informationPages(pages).filter(hasNews), ...forms].map((name) => `/${name}`)
}

/** Files, and the patterns of what the content has. */
const NO_PAGES = /\.\w+$|^\/(:page|\*)$/

const CHOSEN = [
  '/no/such/page',
  '/sermons?q=peace',
  '/sermons?q=zzzz',
  '/sermons?preacher=dr-rachel-thomas',
  '/calendar?month=2027-01',
  '/response?txnid=10000000000',
  '/search?q=kids',
]

async function storeRecords({ request }: Page): Promise<string[]> {
  const family = { type: 'Family', ...familyOf(['Asha', 'Ravi', 'Meera']) }
  const txnids = [
    await registerAndPress(request, 'Approve', { fields: family }),
    await registerAndPress(request, 'Decline', { fields: familyOf(['Mary']) }),
    await giveAndPress(request, 'Approve'),
    await giveAndPress(request, 'Pending'),
    await giveAndPress(request, 'Add charges'),
    await giveAndPress(request, 'Lose the bank'),
    await giveAndPress(request, 'Hold the money'),
  ]
  return inDatabase(async ({ db, now }) => {
    const people = [{}, { age: 9 }]
    const confirmed = await storeRegistration(db, { hold: 'confirmed', people, cashMinor: 10_000 })
    const waiting = await storeRegistration(db, { hold: 'waiting', people })
    const held = await storeRegistration(db, { hold: 'held', people })
    const [entry] = await entriesFor(db, 'registration_id', confirmed.id)
    await issueHandReceipt(db, { entryId: entry?.id ?? '', day: '2026-11-15', at: now() })
    const ticket = await findRow(db, 'ticket', { registration_id: confirmed.id, position: 1 })
    const payment = await findPayment(db, txnids[2] ?? '')
    const wish = { programme: 'ewgregister', email: 'asha@example.org', language: 'en' } as const
    const gift = await findRow(db, 'gift', { id: payment?.gift_id ?? '' })
    return [
      ...txnids.map((txnid) => `/response?txnid=${txnid}`),
      ...[confirmed, waiting, held, gift].map((record) => `/my/${record?.private_token}`),
      // Of the monthly mail.
      `/my/${gift?.private_token}/give`,
      `/registered/${waiting.id}`,
      `/keep/${await makePlaceKey(db, held.id)}`,
      `/tell/${await storeOpeningWish(db, { ...wish, at: now() })}`,
      `/unsubscribe/${await stopToken(db, 'asha@example.org')}`,
      `/t/${ticket?.code}`,
      `/pay/${payment?.token}`,
    ]
  })
}
