import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#domain/language.ts'
import { PRIVATE_WORDS } from '#words/private.ts'
import { postForm } from '../support/site/pages.ts'
import { startSiteProcess } from '../support/site/process.ts'
import { SANDBOX_ACCOUNTS, sandboxSettings, serveSandbox } from '../support/site/sandbox.ts'
import { testSite } from '../support/site/server.ts'
import type { TestServices } from '../support/site/services.ts'

const SALT = 'salt-that-must-not-leak'
const SECRETS = {
  PAYU_SALT: SALT,
  VIMEO_CLIENT_SECRET: 'vimeo-secret-that-must-not-leak',
  GOOGLE_API_KEY: 'google-key-that-must-not-leak',
}
const ACCOUNTS = {
  payu: { key: 'MERCHANT', salt: SALT },
  vimeo: { ...SANDBOX_ACCOUNTS.vimeo, clientSecret: SECRETS.VIMEO_CLIENT_SECRET },
  calendar: SANDBOX_ACCOUNTS.calendar,
}
const PERSON = {
  firstname: 'Zephyrine Quillfeather',
  email: 'zephyrine@example.org',
  phone: '9123456780',
}

test('neither secrets nor personal data appear in the log or in answers', async () => {
  // Not the sandbox's key: every question is refused, and the refusal is logged.
  const calendar = { ...ACCOUNTS.calendar, apiKey: 'another key' }
  const { url: sandboxUrl, close } = await serveSandbox({ ...ACCOUNTS, calendar })
  const running = await startSiteProcess({
    ...sandboxSettings(sandboxUrl, ACCOUNTS),
    ...SECRETS,
    // Nothing listens there: asking about a payment fails, and the failure is logged.
    PAYU_INFO_URL: 'http://127.0.0.1:9/payu',
    SMTP_URL: 'smtp://office:mail-password-that-must-not-leak@127.0.0.1:9',
  })
  const { written } = running
  const told = await journey(running.url)
  await running.stop()
  await close()

  expect(written()).toContain('payment-continued')
  const hidden = [...Object.values(SECRETS), 'mail-password-that-must-not-leak']
  for (const secret of hidden) {
    expect(written()).not.toContain(secret)
    expect(told).not.toContain(secret)
  }
  for (const typed of Object.values(PERSON)) expect(written()).not.toContain(typed)
})

async function journey(url: string): Promise<string> {
  const read = async (address: string) => (await fetch(url + address)).text()
  const post = (address: string, fields: Record<string, string>) => postForm(url + address, fields)
  const told = [await read('/'), await read('/calendar'), await read('/sermons')]
  const gift = await post('/give', { ...PERSON, amount: '500', productinfo: 'Tithe' })
  const handOff = await read(gift.headers.get('location') ?? '/')
  const [, txnid = ''] = /name="txnid" value="(\d+)"/.exec(handOff) ?? []
  told.push(handOff)
  for (const address of ['/api/register/response', '/api/payments/webhook']) {
    const forged = { ...PERSON, txnid, status: 'success', hash: 'forged', amount: '500.00' }
    told.push(await (await post(address, forged)).text())
  }
  told.push(await (await post('/give', { ...PERSON, amount: 'much' })).text())
  told.push(await read(`/response?txnid=${txnid}`), await read(`/api/register?txnid=${txnid}`))
  await read(`/nothing?email=${PERSON.email}&phone=${PERSON.phone}`)
  await read(`/nothing/${PERSON.email}`)
  return told.join('\n')
}

test('browsers get no names of secrets, no server code and none of the words of private pages', () => {
  const folder = 'build/client'
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css|html|json|webmanifest)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
  expect(files.length).toBeGreaterThan(15)
  const never =
    /PAYU_|_SALT|CLIENT_SECRET|API_KEY|DATABASE_URL|SMTP_URL|process\.env|["'`]node:|\.salt\b/
  const ofPages = LANGUAGES.map((language) => PRIVATE_WORDS[language].sentences.refunded)
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const words = [never.exec(text)?.[0], ofPages.find((each) => text.includes(each))]
    return words.filter(Boolean).map((word) => `${file}: ${word}`)
  })
  expect(found).toEqual([])
})

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

/** Without most of the content every page fails. */
const FAILING = {
  change: ({ content: { church } }: TestServices) => ({
    content: Object.create({ church, pages: {}, conferences: { programmes: {} } }),
  }),
}

test.each([
  ['GET', {}, '"request"'],
  ['POST', {}, '"request"'],
  ['GET', FAILING, 'page-failed'],
] as const)(
  '%s with %o: the token in a private address is not logged',
  async (method, wanted, event) => {
    const { url, lines } = await testSite(wanted)
    for (const address of ADDRESSES) {
      await (await fetch(url + address, { method, redirect: 'manual' })).arrayBuffer()
    }
    const written = lines.join('').toLowerCase()
    expect(lines.length).toBeGreaterThan(ADDRESSES.length / 2)
    expect(written).toContain(event)
    expect(written).not.toContain(TOKEN.toLowerCase())
    expect(written).not.toContain(NUMBER)
  },
)
