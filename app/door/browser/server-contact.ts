import { MAX_ENTRIES } from '#domain/doors/entry.ts'
import { type Happening, type ListAnswer, type Phone, withoutCode } from './phone.ts'
import type { StoredEntry } from './phone-store.ts'

/** `away`: no network, or the server is in trouble. */
export type Contact = 'heard' | 'away' | 'closed' | 'not-tied'

const PATIENCE_MS = 20_000

/** Whatever fails is done again at the next contact. An old list goes also without network. */
export async function contactServer(phone: Phone): Promise<Contact> {
  if (phone.isOver) await phone.forget()
  await sendEntries(phone).catch(() => {})
  // There may be no network, an answer that was cut off, or the sign-in page of a Wi-Fi.
  const contact = await askForList(phone).catch(() => 'away' as const)
  return phone.isEnded ? 'closed' : contact
}

/** Only the server knows a family's letters, so the phone does not keep them. */
export async function handOverByLetters(phone: Phone, happening: Happening, letters: string) {
  const entry = phone.newEntry(happening)
  const results = await postEntries([{ ...asSent(entry), letters }]).catch(() => [])
  const state = results[0]?.state
  if (state === 'wrong-letters') return 'wrong'
  if (state !== 'stored') return 'away'
  await phone.keep(withoutCode(entry))
  return 'done'
}

async function sendEntries(phone: Phone): Promise<void> {
  const waiting = phone.toSend().slice(0, MAX_ENTRIES)
  if (waiting.length === 0) return
  const results = await postEntries(waiting.map(asSent))
  if (results.length === 0) return
  await phone.markSent(new Set(results.map(({ id }) => id)))
  await sendEntries(phone)
}

function asSent({ ticket, door, isSent, ...entry }: StoredEntry) {
  return entry
}

async function postEntries(entries: object[]): Promise<{ id: string; state: string }[]> {
  const answer = await fetch('/door/entries', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ entries, now: new Date().toISOString() }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  return answer.ok ? (await answer.json()).results : []
}

async function askForList(phone: Phone): Promise<Contact> {
  const { stored } = phone
  const changed = await fetchList(stored?.cursor)
  // The phone is tied to another door since, so it needs the whole list of that one.
  const isAnotherDoor = stored && typeof changed === 'object' && changed.phone !== stored.phone
  const list = isAnotherDoor ? await fetchList(undefined) : changed
  if (list === 'closed') await phone.forget()
  if (typeof list !== 'object') return list
  await phone.takeList(list)
  return 'heard'
}

async function fetchList(since: string | undefined): Promise<ListAnswer | Contact> {
  const query = since === undefined ? '' : `?${new URLSearchParams({ since })}`
  const answer = await fetch(`/door/list${query}`, { signal: AbortSignal.timeout(PATIENCE_MS) })
  if (answer.ok) return answer.json()
  if (answer.status === 410) return 'closed'
  return answer.status === 401 ? 'not-tied' : 'away'
}
