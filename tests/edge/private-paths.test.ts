import { expect, test } from 'vitest'
import { maskedWrite } from '#server/log.ts'
import { testSite } from '../support/site/server.ts'

const TOKEN = 'kJ8_vXz1-Qm4RtY7uWb2Nc'
const NUMBER = '98765432101'

const ADDRESSES = [
  `/pay/${TOKEN}`,
  `/pay/${TOKEN}/`,
  `/pay/${TOKEN}.data`,
  `/PAY/${TOKEN}`,
  `/%70ay/${TOKEN}`,
  `/pay%2F${TOKEN}`,
  `/my/${TOKEN}`,
  `/my/${TOKEN}/ticket`,
  `/keep/${TOKEN}`,
  `/receipts/${TOKEN}`,
  `/registered/${TOKEN}`,
  `/an/address/of/tomorrow/${TOKEN}`,
  `/response?txnid=${NUMBER}`,
  `/api/register?txnid=${NUMBER}`,
  `/give?token=${TOKEN}`,
]

test.each(['GET', 'POST'])('the token in a private address is not logged: %s', async (method) => {
  const { url, lines } = await testSite()
  for (const address of ADDRESSES) {
    await (await fetch(url + address, { method, redirect: 'manual' })).arrayBuffer()
  }
  const written = lines.join('').toLowerCase()
  expect(lines.length).toBeGreaterThan(ADDRESSES.length / 2)
  expect(written).not.toContain(TOKEN.toLowerCase())
  expect(written).not.toContain(NUMBER)
})

test('the token is not logged when the page fails', async () => {
  const { url, lines } = await testSite({
    change: ({ content: { church } }) => ({
      content: Object.create({ church, pages: {}, conferences: { programmes: {} } }),
    }),
  })
  for (const address of ADDRESSES) await (await fetch(url + address)).arrayBuffer()
  const written = lines.join('')
  expect(written).toContain('page-failed')
  expect(written).not.toContain(TOKEN)
  expect(written).not.toContain(NUMBER)
})

test.each([
  `Error: no page at http://church.test/my/${TOKEN}?a=b`,
  `{"location":"/pay/${TOKEN}"}`,
  `Invalid URL: /keep/${TOKEN}`,
  `/response?txnid=${NUMBER}&a=b`,
  `%2Freceipts%2F${TOKEN}`,
])('tokens are masked in error messages: %s', (line) => {
  const written: string[] = []
  maskedWrite((one) => void written.push(one), [])(line)
  expect(written.join('')).not.toContain(TOKEN)
  expect(written.join('')).not.toContain(NUMBER)
})
