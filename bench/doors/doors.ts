import { chromium } from '@playwright/test'
import { codeDigest, Phone } from '#app/door/browser/phone.ts'
import type { PhoneStore } from '#app/door/browser/phone-store.ts'
import { openDatabase } from '#database/engine/open.ts'
import { browserPath } from '../../scripts/setup/browser.mjs'
import { openTestDoor } from '../../tests/support/doors.ts'
import { storeRegistration } from '../../tests/support/people.ts'
import { MEASURED_EVENT } from '../measured-forms.ts'
import { BROTLI, database, GZIP, SITE, serveSite } from '../measured-site.ts'
import { type Row, row, valueAt } from '../table.ts'
import { measurePhone } from './measure-phone.ts'

const PARTIES = 400
const PARTY = 5

export async function doors(): Promise<Row[]> {
  const site = await serveSite()
  try {
    const { token, secret, code } = await fill()
    const bytes = await Promise.all([BROTLI, GZIP].map((encoding) => listBytes(secret, encoding)))
    const sizes = bytes.map((each) => `${(each / 1_024).toFixed(0)} KB`)
    const options = { executablePath: browserPath(), args: ['--no-sandbox'] }
    const browser = await chromium.launch(options)
    const phone = await measurePhone(browser, { link: `${SITE}/door/${token}`, code })
    await browser.close()
    return [
      row('door: list of 2,000 tickets', sizes.join(', '), '≤ 100 KB', 'brotli, gzip'),
      row('door: look-up', `${(await lookUp()).toFixed(2)} ms`, '≤ 5 ms', 'without a browser'),
      row('door: start without network', seconds(phone.start), '≤ 2 s', SLOW),
      row('door: answer to a code in view', seconds(phone.answer), '≤ 1 s', `own reader, ${SLOW}`),
    ]
  } finally {
    await site.stop()
  }
}

const SLOW = 'six times slower, median of seven'

async function fill() {
  const { db } = openDatabase(database('site'))
  const eventCode = MEASURED_EVENT.event.code
  for (let party = 0; party < PARTIES; party++) {
    const people = Array.from({ length: PARTY }, (_, person) => ({
      first_name: NAMES[(party * 7 + person * 3) % NAMES.length] ?? '',
      last_name: `Sample${(party * 7_919) % 997}`,
      phone: String(9_000_000_000 + ((party * 104_729 + person * 7_919) % 1_000_000)),
      age: person > 2 ? 4 + (party % 8) : 20 + (party % 50),
    }))
    await storeRegistration(db, { event_code: eventCode, hold: 'confirmed', people })
  }
  const { door, secret } = await openTestDoor(
    { db, now: () => new Date() },
    { name: 'Gate A', eventCode },
  )
  const { code } = await db.selectFrom('ticket').select('code').executeTakeFirstOrThrow()
  await db.destroy()
  return { token: door.token, secret, code }
}

const NAMES = ['Lakshmi', 'Thomas', 'Asha', 'Ravi', 'Maya', 'Samuel', 'Leela', 'Joseph', 'Anita']

/** As it is sent: a browser's `fetch` would unpack it. */
async function listBytes(secret: string, encoding: Record<string, string>): Promise<number> {
  const answer = await fetch(`${SITE}/door/list`, {
    headers: { Cookie: `door=${secret}`, ...encoding },
  })
  return Number(answer.headers.get('Content-Length'))
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(2)} s`
}

const GUESTS = 2_000
const TRIES = 500

/** Keeps nothing: only the judging is measured. */
const NOTHING: PhoneStore = {
  readList: async () => undefined,
  readEntries: async () => [],
  storeList: async () => undefined,
  storeEntries: async () => undefined,
}

async function lookUp(): Promise<number> {
  const phone = new Phone(NOTHING)
  const codes = Array.from({ length: GUESTS }, (_, index) => String(index).padStart(20, 'a'))
  const guests = await Promise.all(codes.map(guestOf))
  const door = { name: 'Gate A', conference: '', until: '2099-12-12T16:30:00.000Z' }
  const list = { door, phone: '', letters: '', guests }
  await phone.takeList({ ...list, cursor: '', now: new Date().toISOString() })
  const times: number[] = []
  for (const code of codes.slice(0, TRIES)) {
    const start = performance.now()
    await phone.judgeText(code)
    times.push(performance.now() - start)
  }
  return valueAt(times, 0.95)
}

async function guestOf(code: string) {
  const who = { first: 'Asha', last: 'Rao', age: 34, party: code, digits: '3210' }
  const ticket = await codeDigest(code)
  return { ticket, ...who, state: 'valid', dueMinor: 0, entries: [] } as const
}
