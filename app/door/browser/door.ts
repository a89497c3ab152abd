import { NOTES } from '../words.ts'
import { cacheApp, isAppCached } from './app-files.ts'
import { DoorApp } from './door-app.ts'
import { wordsPage } from './element.ts'
import { Phone } from './phone.ts'
import { openPhoneStore } from './phone-store.ts'
import { openQrReader } from './qr-reader.ts'
import { prepareSound } from './signals.ts'

const root = document.querySelector<HTMLElement>('#door')
if (root) {
  openPhone().then(
    (phone) => start(phone, root),
    () => root.replaceChildren(wordsPage({ text: NOTES.noStore })),
  )
}

/** It fails where the browser keeps nothing for this site. */
async function openPhone(): Promise<Phone> {
  const phone = new Phone(await openPhoneStore())
  await phone.load()
  return phone
}

/** Other doors are heard of within 15 seconds. */
const EVERY_MS = 12_000

async function start(phone: Phone, root: HTMLElement): Promise<void> {
  const app = new DoorApp(phone, root)
  prepareSound()
  typeAnywhere()
  setInterval(() => void app.talk(), EVERY_MS)
  addEventListener('online', () => void app.talk())
  document.addEventListener('visibilitychange', () => void stayAwake())
  void stayAwake()
  const showReady = async () => app.setReady(await isAppCached().catch(() => false))
  await showReady()
  // What can't be stored now is tried again with the next contact.
  await app.talk().catch(() => undefined)
  // The reader of QR codes is fetched now: the camera may be allowed later, without network.
  const keep = () =>
    openQrReader()
      .then(cacheApp)
      .catch(() => undefined)
      .then(showReady)
  addEventListener('online', () => void keep())
  await keep()
}

/** A hand scanner is a keyboard: what it types goes into the field, wherever the focus is. */
function typeAnywhere(): void {
  addEventListener('keydown', ({ key, target, ctrlKey, altKey, metaKey }) => {
    const field = document.querySelector<HTMLInputElement>('#find')
    const isText = key.length === 1 && !ctrlKey && !altKey && !metaKey
    if (isText && target === document.body) field?.focus()
  })
}

/** A screen that goes dark would end the scanning. Browsers take the lock away while the page is hidden. */
async function stayAwake(): Promise<void> {
  if (document.hidden) return
  // Refused when the battery is low, which changes nothing else.
  await navigator.wakeLock?.request('screen').catch(() => undefined)
}
