import { noteBeside } from './note-beside.ts'
import { showAnswer } from './show-answer.ts'

/**
 * Sends a form without leaving its page, so that nothing typed or chosen is lost when the answer
 * doesn't come. What went wrong is said beside the button. Pressing it again sends the same key, and
 * nothing is done twice.
 */
export async function sendInPlace(
  form: HTMLFormElement,
  button: HTMLElement | null,
): Promise<void> {
  const say = noteBeside(form, button)
  const again = `Press “${labelOf(form, button)}” again`
  const size = fileBytes(form)
  if (size > MAX_BYTES) return say(TOO_LARGE)
  try {
    const answer = await fetch(form.getAttribute('action') ?? location.href, {
      method: 'POST',
      body: sentBy(form, button),
      signal: AbortSignal.timeout(size > 0 ? PHOTO_MS : FORM_MS),
    })
    if (answer.status === 401) return say(`${SIGNED_OUT} `, signInLink(), ` ${again}.`)
    if (answer.status >= 500) return say(`${AWAY} ${again} in a moment. ${ONCE}`)
    if (answer.redirected) location.assign(answer.url)
    else showAnswer(await answer.text(), button)
  } catch {
    say(`${LOST} ${again} when you are online. ${ONCE}`)
  }
}

const STILL_HERE = 'Nothing you typed is lost: everything is still on this page.'
const LOST = `The connection was lost. ${STILL_HERE}`
const AWAY = `We could not store this just now. ${STILL_HERE}`
const SIGNED_OUT = `You are signed out. ${STILL_HERE}`
const ONCE = 'Nothing is done twice.'
const TOO_LARGE =
  'The photographs are too large to send. Please choose smaller ones, up to 10 MB each.'

const FORM_MS = 30_000
/** For a photograph over a slow connection. */
const PHOTO_MS = 300_000
/** The server closes the connection when more is sent, which would look like a lost one. */
const MAX_BYTES = 23 * 1024 * 1024

function fileBytes(form: HTMLFormElement): number {
  const inputs = form.querySelectorAll<HTMLInputElement>('input[type="file"]')
  const files = [...inputs].flatMap((input) => [...(input.files ?? [])])
  return files.reduce((sum, { size }) => sum + size, 0)
}

function sentBy(form: HTMLFormElement, button: HTMLElement | null): FormData {
  const body = new FormData(form)
  if (button instanceof HTMLButtonElement && button.name) body.set(button.name, button.value)
  return body
}

function labelOf(form: HTMLFormElement, button: HTMLElement | null): string {
  const pressed = button ?? form.querySelector('button')
  return pressed?.firstChild?.textContent?.trim() ?? ''
}

function signInLink(): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = '/office/sign-in'
  link.target = '_blank'
  link.rel = 'noopener'
  link.textContent = 'Sign in in a new tab and come back.'
  return link
}
