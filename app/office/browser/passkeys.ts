import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'

/** Adds a passkey, or signs in with one. Without this script its buttons stay hidden. */
const PURPOSES = {
  add: {
    options: '/office/passkey-options',
    answer: '/office/passkeys',
    ask: startRegistration,
    failed: 'No passkey was added. Please try again.',
  },
  use: {
    options: '/office/sign-in/passkey-options',
    answer: '/office/sign-in/passkey',
    ask: startAuthentication,
    failed: 'No passkey was used. Please try again, or ask for a link.',
  },
}

/** "Not now" is about this browser, as a passkey is. */
const LATER = 'office-passkey-later'

for (const box of document.querySelectorAll<HTMLElement>('[data-passkey]')) {
  const { options, answer, ask, failed } = PURPOSES[box.dataset.passkey === 'add' ? 'add' : 'use']
  const [button, later] = box.querySelectorAll('button')
  if (!button || !browserSupportsWebAuthn() || (later && localStorage.getItem(LATER))) continue
  box.hidden = false
  later?.addEventListener('click', () => {
    localStorage.setItem(LATER, 'yes')
    box.hidden = true
  })
  button.addEventListener('click', async () => {
    button.disabled = true
    say(box, 'Waiting for your device…')
    try {
      const offered = await post(options)
      await post(answer, await ask({ optionsJSON: await offered.json() }))
      location.assign(box.dataset.to ?? '/office')
    } catch {
      say(box, failed)
    } finally {
      button.disabled = false
    }
  })
}

async function post(address: string, body: unknown = {}): Promise<Response> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  // The session has ended: the page that comes leads to the sign-in.
  if (response.status === 401) location.reload()
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response
}

function say(box: HTMLElement, words: string): void {
  const status = box.querySelector('[role="status"]')
  if (status) status.textContent = words
}
