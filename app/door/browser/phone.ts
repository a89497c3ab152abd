import {
  changeGuestList,
  type Entry,
  type Guest,
  type GuestChange,
  type GuestList,
  scannedCode,
  shortEntryId,
  TICKET_DIGEST_BYTES,
  type WalkIn,
} from '#domain/doors/entry.ts'
import { judge, type OwnEntries, partyOf, type Verdict } from '#domain/doors/judge.ts'
import { proofText } from '#domain/family-code.ts'
import type { PhoneStore, StoredEntry, StoredList } from './phone-store.ts'

export type ListAnswer = GuestChange &
  Pick<StoredList, 'door' | 'phone' | 'cursor'> & { now: string }

export type EntryRecord = { entry: StoredEntry; isStored: boolean }

/** Somebody who was found by name has the digest of the ticket as `code` too. */
export type Happening = Pick<StoredEntry, 'code' | 'ticket' | 'kind' | 'how' | 'takenBy' | 'why'>

/** Somebody may still be let in or out for so long after the end of the door. */
const KEPT_AFTER_MS = 12 * 3_600_000

export class Phone {
  stored: StoredList | undefined
  list: GuestList = new Map()
  own: OwnEntries = new Map()
  isEnded = false
  readonly #store: PhoneStore
  #entries = new Map<string, StoredEntry>()

  constructor(store: PhoneStore) {
    this.#store = store
  }

  /** Another tab may have recorded entries. */
  async load(): Promise<void> {
    const stored = await this.#store.readList()
    this.isEnded = stored === 'ended'
    this.stored = stored === 'ended' ? undefined : stored
    this.list = new Map(this.stored?.guests.map((guest) => [guest.ticket, guest]))
    for (const entry of await this.#store.readEntries()) this.#entries.set(entry.id, entry)
    this.#group()
    if (this.isOver) await this.forget()
  }

  async judgeText(text: string): Promise<{ verdict: Verdict; code: string; ticket: string }> {
    const code = scannedCode(text)
    const ticket = code && (await codeDigest(code))
    const verdict = judge({ list: this.list, own: this.own, ticket })
    return { verdict, code: code ?? text, ticket: ticket ?? '' }
  }

  judgeGuest({ ticket }: Guest): Verdict {
    return judge({ list: this.list, own: this.own, ticket })
  }

  partyOf(guest: Guest): Guest[] {
    return partyOf(this.list, guest)
  }

  async isSlipOf({ slip }: Guest, text: string): Promise<boolean> {
    return (await codeDigest(text.trim())) === slip
  }

  /** The proof says that the slip of a child's family was seen. */
  async record(happening: Happening, slip?: string): Promise<EntryRecord> {
    const entry = this.newEntry(happening)
    if (slip === undefined) return this.keep(entry)
    return this.keep({ ...entry, proof: await codeDigest(proofText({ id: entry.id, slip })) })
  }

  newEntry(happening: Happening): StoredEntry {
    // What is done to a ticket keeps its order, also where somebody puts back the phone's clock in between.
    const before = [...this.#entries.values()].filter(({ ticket }) => ticket === happening.ticket)
    const moments = before.map((entry) => Date.parse(entry.at) + 1)
    const at = new Date(Math.max(Date.now(), ...moments)).toISOString()
    const where = { door: this.stored?.door.name ?? '', phone: this.stored?.phone ?? '' }
    return { ...happening, ...where, id: crypto.randomUUID(), at, isSent: false }
  }

  /** Where the phone has no room, `isStored` is false, and the entry lasts as long as the page. */
  async keep(entry: StoredEntry): Promise<EntryRecord> {
    this.#entries.set(entry.id, entry)
    this.#group()
    const storing = this.#store.storeEntries([entry])
    return { entry, isStored: await storing.then(() => true).catch(() => false) }
  }

  /** It is an entry about itself, because there is no ticket. */
  async recordWalkIn(walkIn: WalkIn): Promise<EntryRecord> {
    const entry = this.newEntry({ code: '', ticket: '', kind: 'in', how: 'typed' })
    return this.keep({ ...entry, code: entry.id, ticket: entry.id, walkIn })
  }

  toSend(): StoredEntry[] {
    return [...this.#entries.values()].filter(({ isSent }) => !isSent)
  }

  /** The codes are not needed any more, whatever the server did with the entries. */
  async markSent(ids: ReadonlySet<string>): Promise<void> {
    const sent = this.toSend().flatMap((each) => (ids.has(each.id) ? withoutCode(each) : []))
    for (const entry of sent) this.#entries.set(entry.id, entry)
    await this.#store.storeEntries(sent)
  }

  /** A phone that is tied to another door since gets the whole list. */
  async takeList({ door, phone, cursor, now, ...change }: ListAnswer): Promise<void> {
    const isSameDoor = this.stored?.phone === phone
    this.isEnded = false
    this.list = changeGuestList(isSameDoor ? this.list : new Map(), change)
    const heardAt = Date.parse(now)
    const guests = [...this.list.values()]
    this.stored = { door, phone, cursor, guests, heardAt, aheadMs: Date.now() - heardAt }
    await this.#store.storeList(this.stored)
    if (!isSameDoor) await this.#forgetSent()
  }

  /** The server's clock counts, as far as the phone knows it. */
  get isOver(): boolean {
    if (!this.stored) return false
    const { door, aheadMs } = this.stored
    return Date.now() - aheadMs > Date.parse(door.until) + KEPT_AFTER_MS
  }

  async forget(): Promise<void> {
    this.isEnded = true
    this.stored = undefined
    this.list = new Map()
    await this.#store.storeList('ended')
    await this.#forgetSent()
  }

  async #forgetSent(): Promise<void> {
    const waiting = this.toSend()
    this.#entries = new Map(waiting.map((entry) => [entry.id, entry]))
    this.#group()
    await this.#store.storeEntries(waiting, true)
  }

  #group(): void {
    const aheadMs = this.stored?.aheadMs ?? 0
    const own = new Map<string, Entry[]>()
    for (const { id, ticket, kind, at, door, takenBy } of this.#entries.values()) {
      const entry = { id: shortEntryId(id), kind, at: Date.parse(at) - aheadMs, door, takenBy }
      own.set(ticket, [...(own.get(ticket) ?? []), entry])
    }
    this.own = own
  }
}

/** A thief of the phone finds no code there that opens a door, and no walk-in. */
export function withoutCode({ walkIn, ...entry }: StoredEntry): StoredEntry {
  return { ...entry, code: entry.ticket, isSent: true }
}

/** `workflows/doors/ticket-digest.ts` makes the same. */
export async function codeDigest(code: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code))
  const bytes = new Uint8Array(digest, 0, TICKET_DIGEST_BYTES)
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
