import { readdirSync, readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { LANGUAGES } from '#domain/language.ts'
import { PRIVATE_WORDS } from '#words/private.ts'
import { finishPayment } from '../support/payments.ts'
import { test } from '../support/site/server.ts'
import { give, registerFamily } from '../support/site/visitor.ts'

/** Private pages are rendered once, on the server: browsers get no framework and no data for them. */

test('a private page loads one small script of ours', async ({ site }) => {
  const family = await registerFamily(site)
  const gift = await give(site)
  const [own, giver] = [family, gift].map(({ cookie }) => `/my/${cookie.split('=')[1]}`)
  const result = `/response?txnid=${family.payment.txnid}`
  const open = [result, own, `${own}/correct`, `${own}/cancel`, `/pay/${family.payment.token}`]
  for (const address of open) await expectDocument(site.url + address, family.cookie)
  await finishPayment(site.services, family.payment, 'approve')
  await finishPayment(site.services, gift.payment, 'approve')
  const paid = [result, own, `${own}/data`, giver, `${giver}/monthly`]
  const receipt = `/receipts/${family.payment.token}`
  const others = ['/my', '/response', '/ta/response', '/my/unknown', '/t/unknown', '/keep/unknown']
  for (const address of [...paid, receipt, ...others]) {
    await expectDocument(site.url + address, family.cookie)
  }
})

async function expectDocument(address: string, cookie: string): Promise<void> {
  const html = await (await fetch(address, { headers: { cookie } })).text()
  expect(html).toContain('</html>')
  expect([address, html.match(/__reactRouter|modulepreload|\/framework-/g)]).toEqual([
    address,
    null,
  ])
  const loaded = [...html.matchAll(/<script [^>]*src="([^"]*)"/g)].map(([, file]) => file)
  expect([address, loaded]).toEqual([address, [expect.stringMatching(SCRIPT)]])
}

const SCRIPT = /^\/assets\/document-script-[\w-]{8}\.js$/

test('browsers get none of the words of private pages', () => {
  const scripts = readdirSync('build/client/assets')
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(`build/client/assets/${name}`, 'utf8'))
  expect(scripts.length).toBeGreaterThan(10)
  for (const language of LANGUAGES) {
    const { refunded } = PRIVATE_WORDS[language].sentences
    expect(scripts.filter((script) => script.includes(refunded))).toEqual([])
  }
})
