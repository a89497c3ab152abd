import { afterEach, expect, test, vi } from 'vitest'
import type { Guest } from '#domain/doors/entry.ts'
import { proofText } from '#domain/family-code.ts'
import { ticketDigest } from '#workflows/doors/ticket-digest.ts'
import { codeDigest, type ListAnswer, Phone } from './phone.ts'
import type { PhoneStore, StoredEntry, StoredList } from './phone-store.ts'
import { contactServer, handOverByLetters } from './server-contact.ts'

const CODE = 'abcd1234abcd1234abcd'
const OTHER = 'zzzz1234zzzz1234zzzz'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** What a phone keeps, in memory. */
function memoryStore(): PhoneStore & { isFull: boolean } {
  let list: StoredList | 'ended' | undefined
  let entries = new Map<string, StoredEntry>()
  const store = {
    isFull: false,
    readList: async () => list,
    readEntries: async () => [...entries.values()],
    storeList: async (stored: StoredList | 'ended') => {
      list = stored
    },
    storeEntries: async (stored: readonly StoredEntry[], forgetsOthers = false) => {
      if (store.isFull) throw new DOMException('full', 'QuotaExceededError')
      if (forgetsOthers) entries = new Map()
      for (const entry of stored) entries.set(entry.id, entry)
    },
  }
  return store
}

async function guest(code = CODE, changes: Partial<Guest> = {}): Promise<Guest> {
  const ticket = await codeDigest(code)
  const who = { first: 'Asha', last: 'Rao', age: 34, party: 'A-1', digits: '3210' }
  return { ticket, ...who, state: 'valid', dueMinor: 0, entries: [], ...changes }
}

/** A phone at a door, with its list. */
async function atGate(guests?: Guest[]) {
  const store = memoryStore()
  const phone = new Phone(store)
  await phone.takeList(listOf('Gate A', guests ?? [await guest()]))
  return { store, phone }
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

function listOf(name: string, guests: Guest[], letters = LETTERS): ListAnswer {
  const door = { name, conference: 'May', until: '2099-12-12T16:30:00.000Z' }
  const now = new Date().toISOString()
  return { door, phone: `phone at ${name}`, letters, guests, cursor: `cursor of ${name}`, now }
}

type Post = { id: string; phone: string; kind: string }

/** A server at the end of the network, which names every entry. */
function serve(lists: Record<string, ListAnswer | number>): { sent: Post[]; asked: string[] } {
  const heard: { sent: Post[]; asked: string[] } = { sent: [], asked: [] }
  vi.stubGlobal('fetch', async (address: string, init?: { body?: string }) => {
    if (address === '/door/entries') {
      if (lists[address] !== undefined) return new Response(null, { status: 503 })
      const { entries }: { entries: Post[] } = JSON.parse(init?.body ?? '')
      heard.sent.push(...entries)
      return Response.json({ results: entries.map(({ id }) => ({ id, state: 'stored' })) })
    }
    heard.asked.push(address)
    const list = lists[address] ?? lists['/door/list'] ?? 503
    return typeof list === 'number' ? new Response(null, { status: list }) : Response.json(list)
  })
  return heard
}

async function scan(phone: Phone, code = CODE) {
  const { verdict, ticket } = await phone.judgeText(code)
  return { verdict, recorded: await phone.record({ code, ticket, kind: 'in', how: 'scan' }) }
}

test('what waits when the phone is tied to another door is sent as that of the first', async () => {
  const { store, phone } = await atGate()
  await scan(phone)
  const { sent, asked } = serve({
    '/door/list?since=cursor+of+Gate+A': listOf('Gate B', [], ''),
    '/door/list': listOf('Gate B', [await guest(OTHER, { first: 'Ravi' })]),
  })
  const restarted = new Phone(store)
  await restarted.load()
  expect(await contactServer(restarted)).toBe('heard')
  expect(sent).toMatchObject([{ phone: 'phone at Gate A', kind: 'in' }])
  expect(asked).toEqual(['/door/list?since=cursor+of+Gate+A', '/door/list'])
  // The guests of the first door are gone, and not "moved to another date".
  expect((await restarted.judgeText(CODE)).verdict).toMatchObject({ answer: 'not-listed' })
  expect((await restarted.judgeText(OTHER)).verdict).toMatchObject({ answer: 'welcome' })
  const { recorded } = await scan(restarted, OTHER)
  expect(recorded.entry).toMatchObject({ door: 'Gate B', phone: 'phone at Gate B' })
})

test('the list comes also when nothing can be sent', async () => {
  const { phone } = await atGate()
  await scan(phone)
  serve({ '/door/entries': 503, '/door/list': listOf('Gate A', [await guest(OTHER)], '') })
  expect(await contactServer(phone)).toBe('heard')
  expect([phone.list.size, phone.toSend().length]).toEqual([2, 1])
})

test('a guest who came in at the first door is said to be so at the second', async () => {
  const { phone } = await atGate()
  await scan(phone)
  await phone.takeList(listOf('Gate B', [await guest()]))
  expect((await phone.judgeText(CODE)).verdict).toMatchObject({
    answer: 'already-in',
    since: { door: 'Gate A' },
  })
})

test('a door that was closed without the phone’s hearing gets what waits, then the list goes', async () => {
  const { store, phone } = await atGate()
  await scan(phone)
  const { sent } = serve({ '/door/list': 410 })
  expect(await contactServer(phone)).toBe('closed')
  expect(sent).toHaveLength(1)
  expect([await store.readList(), await store.readEntries()]).toEqual(['ended', []])
})

test('a phone keeps the codes of tickets only until they are sent', async () => {
  const { store, phone } = await atGate()
  await scan(phone)
  expect(JSON.stringify(await store.readEntries())).toContain(CODE)
  serve({ '/door/list': 503 })
  await contactServer(phone)
  expect(JSON.stringify(await store.readEntries())).not.toContain(CODE)
  expect((await phone.judgeText(CODE)).verdict.answer).toBe('already-in')
})

test('a full phone says so, goes on, and sends what it has in memory', async () => {
  const { store, phone } = await atGate()
  store.isFull = true
  const { verdict, recorded } = await scan(phone)
  expect([verdict.answer, recorded.isStored]).toEqual(['welcome', false])
  expect((await phone.judgeText(CODE)).verdict.answer).toBe('already-in')
  const { sent } = serve({ '/door/list': 503 })
  await contactServer(phone)
  expect([sent.length, phone.toSend().length]).toEqual([1, 0])
})

test('a clock in 2020 shows the times of the server', async () => {
  vi.useFakeTimers({ now: Date.parse('2020-01-01T00:00:00Z'), toFake: ['Date'] })
  const phone = new Phone(memoryStore())
  const now = '2026-11-17T03:30:00.000Z'
  await phone.takeList({ ...listOf('Gate A', [await guest()]), now })
  await scan(phone)
  expect((await phone.judgeText(CODE)).verdict).toMatchObject({ since: { at: Date.parse(now) } })
})

test.each([
  ['https://another.church.example/t/zzzz1234zzzz1234zzzz', 'not-listed'],
  [CODE.slice(0, 10), 'no-ticket'],
  ['https://a.poster.example/concert', 'no-ticket'],
  ['', 'no-ticket'],
])('%j is %s', async (text, answer) => {
  const { phone } = await atGate()
  expect((await phone.judgeText(text)).verdict.answer).toBe(answer)
})

test.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a Wi-Fi’s sign-in page', async () => new Response('<html>')],
  ['a server in trouble', async () => new Response(null, { status: 503 })],
])('%s loses nothing', async (_, answer) => {
  const { phone } = await atGate()
  await scan(phone)
  vi.stubGlobal('fetch', answer)
  expect(await contactServer(phone)).toBe('away')
  expect(phone.toSend()).toHaveLength(1)
  expect(phone.list.size).toBe(1)
})

const SLIP = 'aSecretOf128BitsOnPaper'

async function withChild() {
  const child = await guest(CODE, { first: 'Meera', age: 5, slip: ticketDigest(SLIP) })
  const mother = await guest(OTHER)
  const { ticket } = child
  const out = { code: CODE, ticket, kind: 'out', how: 'scan', takenBy: 'Asha Rao' } as const
  return { ...(await atGate([mother, child])), child, mother, out }
}

test('a child is fetched by its own family’s slip, which the phone does not keep', async () => {
  const { store, phone, child, mother, out } = await withChild()
  const answers = [SLIP, ` ${SLIP}\n`, 'another slip', ''].map((text) =>
    phone.isSlipOf(child, text),
  )
  expect(await Promise.all(answers)).toEqual([true, true, false, false])
  expect(await phone.isSlipOf(mother, '')).toBe(false)
  const { entry } = await phone.record(out, SLIP)
  expect(entry.proof).toBe(ticketDigest(proofText({ id: entry.id, slip: SLIP })))
  expect(JSON.stringify(await store.readEntries())).not.toContain(SLIP)
})

test.each([
  ['stored', 'done', 'left'],
  ['wrong-letters', 'wrong', 'welcome'],
  ['refused', 'away', 'welcome'],
  [undefined, 'away', 'welcome'],
] as const)('letters that the server calls %s', async (state, answer, verdict) => {
  const { store, phone, out } = await withChild()
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    if (!state) throw new TypeError('Failed to fetch')
    const [{ id, letters }] = JSON.parse(body).entries
    expect(letters).toBe('bcdh')
    return Response.json({ results: [{ id, state }] })
  })
  expect(await handOverByLetters(phone, out, 'bcdh')).toBe(answer)
  expect((await phone.judgeText(CODE)).verdict.answer).toBe(verdict)
  expect(phone.toSend()).toEqual([])
  expect(JSON.stringify(await store.readEntries())).not.toContain('bcdh')
})

const TWELVE_HOURS = 12 * 3_600_000

test('twelve hours after the end of its door a phone without network forgets its list', async () => {
  const heard = Date.parse('2026-12-12T10:00:00Z')
  // 40 minutes ahead.
  const ahead = 40 * 60_000
  vi.useFakeTimers({ now: heard + ahead, toFake: ['Date'] })
  const store = memoryStore()
  const phone = new Phone(store)
  const until = new Date(heard + 3_600_000).toISOString()
  const { door, ...list } = listOf('Gate A', [await guest()])
  await phone.takeList({ ...list, door: { ...door, until }, now: new Date(heard).toISOString() })
  await scan(phone)
  await phone.markSent(new Set(phone.toSend().map(({ id }) => id)))
  await scan(phone, OTHER)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  vi.setSystemTime(Date.parse(until) + TWELVE_HOURS + ahead)
  await contactServer(phone)
  expect(phone.list.size).toBe(1)
  vi.setSystemTime(Date.parse(until) + TWELVE_HOURS + ahead + 1)
  const restarted = new Phone(store)
  await restarted.load()
  for (const each of [restarted, phone]) {
    expect(await contactServer(each)).toBe('closed')
    expect([each.list.size, each.stored, each.toSend().length]).toEqual([0, undefined, 1])
  }
  expect([await store.readList(), (await store.readEntries()).length]).toEqual(['ended', 1])
})

test('a closed door is closed after a reload without network too, until another is opened', async () => {
  const { store, phone } = await atGate()
  serve({ '/door/list': 410 })
  expect(await contactServer(phone)).toBe('closed')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const restarted = new Phone(store)
  await restarted.load()
  expect([restarted.isEnded, await contactServer(restarted)]).toEqual([true, 'closed'])
  serve({ '/door/list': 401 })
  expect(await contactServer(restarted)).toBe('closed')
  serve({ '/door/list': listOf('Gate B', []) })
  expect(await contactServer(restarted)).toBe('heard')
  const again = new Phone(store)
  await again.load()
  expect(again.isEnded).toBe(false)
})
