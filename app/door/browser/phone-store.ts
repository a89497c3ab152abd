import type { EntryKind, EntryWay, Guest, WalkIn } from '#domain/doors/entry.ts'

export type StoredList = {
  door: { name: string; conference: string; until: string }
  /** What the server calls this phone as long as it is tied to this door. */
  phone: string
  guests: readonly Guest[]
  cursor: string
  /** This is by the server's clock. */
  heardAt: number
  /** How far the phone's clock is ahead of the server's. */
  aheadMs: number
}

export type StoredEntry = {
  id: string
  code: string
  /** Empty for what is no ticket's code. */
  ticket: string
  kind: EntryKind
  at: string
  how: EntryWay
  takenBy?: string
  walkIn?: WalkIn
  /** Of a child: that the family's slip was seen, or why it was handed over without it. */
  proof?: string
  why?: string
  /** The phone may be tied to another door since, so the entry keeps where it was made. */
  door: string
  phone: string
  isSent: boolean
}

export type PhoneStore = Awaited<ReturnType<typeof openPhoneStore>>

const LIST = 'list'
const ENTRIES = 'entries'
const ONLY_KEY = 'now'

export async function openPhoneStore() {
  const opening = indexedDB.open('door', 1)
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(LIST)
    opening.result.createObjectStore(ENTRIES, { keyPath: 'id' })
  }
  const db = await resultOf(opening)
  const reading = (name: string) => db.transaction(name).objectStore(name)
  /** Settles when it is on the disk, not only in the browser's memory. */
  const write = (name: string, change: (store: IDBObjectStore) => void): Promise<void> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const transaction = db.transaction(name, 'readwrite', { durability: 'strict' })
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
    change(transaction.objectStore(name))
    return promise
  }
  return {
    /** `ended`: the door is closed or over. The phone says so at every start, until it has another list. */
    readList: () => resultOf<StoredList | 'ended' | undefined>(reading(LIST).get(ONLY_KEY)),
    storeList: (list: StoredList | 'ended') => write(LIST, (store) => store.put(list, ONLY_KEY)),
    readEntries: () => resultOf<StoredEntry[]>(reading(ENTRIES).getAll()),
    storeEntries: (entries: readonly StoredEntry[], forgetsOthers = false) =>
      write(ENTRIES, (store) => {
        if (forgetsOthers) store.clear()
        for (const entry of entries) store.put(entry)
      }),
  }
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  request.onsuccess = () => resolve(request.result)
  request.onerror = () => reject(request.error)
  return promise
}
