import { codeDigest } from '#app/door/browser/code-digest.ts'
import { Phone } from '#app/door/browser/phone.ts'
import type { PhoneStore } from '#app/door/browser/phone-store.ts'

const GUESTS = 2_000
const TRIES = 500

/** Keeps nothing: only the judging is measured. */
const NOTHING: PhoneStore = {
  readList: async () => undefined,
  readEntries: async () => [],
  keepList: async () => undefined,
  keepEntries: async () => undefined,
  keepOnlyEntries: async () => undefined,
  forgetList: async () => undefined,
}

/** How long the phone's own rule takes for a code among 2,000 tickets, in milliseconds: 19 of 20 take less. */
export async function lookUp(): Promise<number> {
  const phone = new Phone(NOTHING)
  const codes = Array.from({ length: GUESTS }, (_, index) => String(index).padStart(20, 'a'))
  const guests = await Promise.all(codes.map(guestOf))
  const list = { door: { name: 'Gate A', conference: '' }, phone: '', letters: '', guests }
  await phone.takeList({ ...list, cursor: '', now: new Date().toISOString() })
  const times: number[] = []
  for (const code of codes.slice(0, TRIES)) {
    const start = performance.now()
    await phone.judgeText(code)
    times.push(performance.now() - start)
  }
  return times.sort((a, b) => a - b)[Math.floor(TRIES * 0.95)] ?? Number.NaN
}

async function guestOf(code: string) {
  const who = { first: 'Asha', last: 'Rao', age: 34, party: code, digits: '3210' }
  const ticket = await codeDigest(code)
  return { ticket, ...who, state: 'valid', dueMinor: 0, entries: [] } as const
}
