import { expect } from 'vitest'
import { changeEvent } from '#tests/support/site/church.ts'
import { onEngines, type TestServices } from '#tests/support/site/services.ts'
import { sendDueMails } from '#workflows/mail/send-mails.ts'
import {
  areOpeningsDue,
  confirmOpening,
  notifyOpenings,
  readOpeningWish,
  wishOpening,
} from './openings.ts'

const WISH = { programme: 'ewgregister', email: 'Asha@example.org', language: 'en' } as const

function withAllClosed(services: TestServices): TestServices {
  const one = changeEvent(services, { open: false })
  return changeEvent(one, { open: false }, 'ewgaugmysore2023')
}

/** Presses the button behind the link in the mail. */
async function confirm(services: TestServices): Promise<void> {
  await sendDueMails(services)
  const texts = services.sandbox.mailbox.mails().map(({ text }) => text)
  const [, key = ''] = /\/tell\/(\S+)/.exec(texts.join('\n')) ?? []
  expect(await confirmOpening(services, key)).toBe(true)
}

onEngines('an address that nobody confirmed is not written to', async (services) => {
  const closed = withAllClosed(services)
  await wishOpening(closed, WISH)
  await wishOpening(closed, { ...WISH, email: 'asha@example.org' })
  expect(await sendDueMails(closed)).toMatchObject({ sent: 1 })
  const [mail] = services.sandbox.mailbox.mails()
  expect([mail?.text, mail?.to]).toEqual([expect.stringContaining('Confirm'), [WISH.email]])
  expect(await areOpeningsDue(services)).toBe(false)
  expect(await notifyOpenings(services)).toBe(0)
  expect(await sendDueMails(services)).toMatchObject({ sent: 0 })
  for (const key of ['', 'x', 'a\0b', crypto.randomUUID()]) {
    expect(await readOpeningWish(services, key)).toBeUndefined()
    expect(await confirmOpening(services, key)).toBe(false)
  }
  // Without an answer the address goes after a week, and may be typed again.
  services.pass(7 * 24 * 60 * 60_000 + 1)
  expect(await areOpeningsDue(closed)).toBe(true)
  await notifyOpenings(closed)
  expect(await services.db.selectFrom('opening_wish').selectAll().execute()).toEqual([])
  await wishOpening(closed, WISH)
  expect(await sendDueMails(closed)).toMatchObject({ sent: 1 })
})

onEngines('one mail when it opens, and none before', async (services) => {
  const closed = withAllClosed(services)
  await wishOpening(closed, WISH)
  await confirm(closed)
  await wishOpening(closed, { ...WISH, email: 'asha@example.org' })
  expect(await areOpeningsDue(closed)).toBe(false)
  expect(await notifyOpenings(closed)).toBe(0)

  expect(await areOpeningsDue(services)).toBe(true)
  expect(await notifyOpenings(services)).toBe(1)
  expect(await notifyOpenings(services)).toBe(0)
  expect(await sendDueMails(services)).toMatchObject({ sent: 1 })
  expect(await sendDueMails(services)).toMatchObject({ sent: 0 })
  const mails = services.sandbox.mailbox.mails()
  expect(mails.flatMap(({ to }) => to)).toEqual(['Asha@example.org', 'Asha@example.org'])
  expect(mails.map(({ text }) => text).join()).toContain('http://church.test/ewgregister')
  // By its name, not by the title of its form.
  for (const { text } of mails) expect(text).toMatch(/Encounter\s+with\s+God(?!\s+Registration)/)

  // The address is gone with the mail.
  const tables = [
    await services.db.selectFrom('opening_wish').selectAll().execute(),
    await services.db.selectFrom('outbox').selectAll().execute(),
  ]
  expect(JSON.stringify(tables)).not.toMatch(/asha/i)
})

onEngines('one that has closed again is not mailed', async (services) => {
  await wishOpening(services, WISH)
  await confirm(services)
  await notifyOpenings(services)
  expect(await sendDueMails(withAllClosed(services))).toMatchObject({ sent: 0 })
})

onEngines('two servers write one mail', async (services) => {
  await wishOpening(services, WISH)
  await confirm(services)
  const told = await Promise.all([notifyOpenings(services), notifyOpenings(services)])
  expect(told.toSorted()).toEqual([0, 1])
})
