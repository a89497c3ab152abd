import { followFilters, followTyping, hideButton } from './live-form.ts'
import { helpWithPhotographs } from './photographs.ts'

/** The office works without this script. It saves keystrokes, prevents double clicks and keeps what was typed. */
document.addEventListener('submit', async (event) => {
  const form = event.target
  if (!(form instanceof HTMLFormElement)) return
  if (form.dataset.sent) return event.preventDefault()
  if (form.method !== 'post') return
  form.dataset.sent = 'yes'
  if (form.dataset.inPlace === undefined) return
  event.preventDefault()
  await sendInPlace(form, event.submitter)
  delete form.dataset.sent
})

helpWithPhotographs()

// The browser's Back button may bring the page back as it was left.
addEventListener('pageshow', () => {
  for (const form of document.querySelectorAll('form')) delete form.dataset.sent
})

document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-print]')) print()
})

if (location.hash === '#print') print()

followTyping()
followFilters()

document.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || !target.dataset.tickAll) return
  const rows = `input[type="checkbox"][form="${target.dataset.tickAll}"]`
  for (const box of document.querySelectorAll<HTMLInputElement>(rows)) box.checked = target.checked
})

document.addEventListener('click', ({ target }) => closeMenus(target))

/** A menu that lies over the page closes when somebody presses beside it, or Escape. */
function closeMenus(pressed?: EventTarget | null): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[open]')) {
    const [summary, list] = menu.children
    if (!list || getComputedStyle(list).position !== 'absolute') continue
    if (pressed instanceof Node && menu.contains(pressed)) continue
    if (menu.contains(document.activeElement) && summary instanceof HTMLElement) summary.focus()
    menu.open = false
  }
}

addEventListener('keydown', (event) => {
  if (event.key === 'Escape') closeMenus()
  const isTyping =
    event.target instanceof HTMLElement && event.target.matches('input, textarea, select')
  if (event.key !== '/' || isTyping) return
  const search = document.querySelector<HTMLInputElement>('input[type="search"]')
  if (!search) return
  event.preventDefault()
  search.focus()
})

/**
 * Sends a form without leaving its page, so that nothing typed or chosen is lost when the answer
 * doesn't come. What went wrong is said beside the button. Pressing it again sends the same key, and
 * nothing is done twice.
 */
async function sendInPlace(form: HTMLFormElement, button: HTMLElement | null): Promise<void> {
  const say = noteBeside(form, button)
  const pressed = button ?? form.querySelector('button')
  const again = `Press “${pressed?.firstChild?.textContent?.trim() ?? ''}” again`
  const inputs = form.querySelectorAll<HTMLInputElement>('input[type="file"]')
  const files = [...inputs].flatMap((input) => [...(input.files ?? [])])
  const size = files.reduce((sum, file) => sum + file.size, 0)
  if (size > MAX_BYTES) return say(TOO_LARGE)
  const body = new FormData(form)
  if (button instanceof HTMLButtonElement && button.name) body.set(button.name, button.value)
  try {
    const address = button?.getAttribute('formaction') ?? form.getAttribute('action')
    const answer = await fetch(address ?? location.href, {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(size > 0 ? PHOTO_MS : FORM_MS),
    })
    if (answer.status === 401) {
      const link = document.createElement('a')
      const to = { href: '/office/sign-in', target: '_blank', rel: 'noopener' }
      Object.assign(link, to, { textContent: 'Sign in using a new tab, then come back.' })
      return say(`${SIGNED_OUT} `, link, ` ${again}.`)
    }
    if (answer.status >= 500) return say(`${AWAY} ${again} in a moment. ${ONCE}`)
    if (answer.redirected) location.assign(answer.url)
    else showAnswer(await answer.text(), form, button)
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
const MAX_BYTES = 47 * 1024 * 1024

/** Shows the page that answers a form. The person stays where they were, or is led to the errors. */
function showAnswer(html: string, form: HTMLFormElement, button: HTMLElement | null): void {
  const answer = new DOMParser().parseFromString(html, 'text/html')
  const [old, fresh] = [document.querySelector('main'), answer.querySelector('main')]
  if (!old || !fresh) throw new Error('the answer is not a page of the office')
  document.title = answer.title
  const errors = fresh.querySelector<HTMLElement>('.error-summary')
  if (form.dataset.live !== undefined && !errors) {
    left.push(old)
    history.pushState(null, '')
  }
  old.replaceWith(fresh)
  for (const live of fresh.querySelectorAll<HTMLFormElement>('form[data-live]')) hideButton(live)
  const value = button instanceof HTMLButtonElement && button.value
  const next = fresh.querySelector<HTMLElement>('[autofocus]')
  const same = value && [...fresh.querySelectorAll('button')].find((each) => each.value === value)
  if (errors) {
    errors.tabIndex = -1
    errors.focus()
  } else if (next) next.focus()
  else (same || fresh).focus({ preventScroll: true })
}

/** Forms that were answered in place, with what was typed: the Back button leads to them. */
const left: Element[] = []

addEventListener('popstate', () => {
  const main = left.pop()
  if (main) document.querySelector('main')?.replaceWith(main)
})

/** Shows beside a button that its form is being sent. Returns what replaces that by other words. */
function noteBeside(form: HTMLFormElement, button: HTMLElement | null) {
  for (const old of document.querySelectorAll('.content-note')) old.remove()
  const note = document.createElement('span')
  note.className = 'content-note'
  note.role = 'alert'
  note.textContent = 'Sending…'
  // The Enter key presses a button that is not shown.
  const row = button?.closest('.button-row, p') ?? form.querySelector('.button-row') ?? form
  row.append(note)
  return (...words: (string | Node)[]) => {
    note.classList.add('field-error')
    const text = document.createElement('span')
    text.append(...words)
    note.replaceChildren(text)
  }
}

/** Other people change what some pages show. They are read again while somebody looks at them. */
const LIVE_MS = 15_000

const LIVE = '[data-read-again]'

if (document.querySelector(LIVE)) setInterval(() => void readAgain(), LIVE_MS)

async function readAgain(): Promise<void> {
  if (document.hidden) return
  // Without network it stays as it is until the next time.
  const answer = await fetch(location.href).catch(() => undefined)
  if (!answer?.ok || answer.redirected) return
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const [old, fresh] = [document.querySelector(LIVE), page.querySelector(LIVE)]
  if (!old || !fresh || old.isEqualNode(fresh)) return
  // Whoever goes through the page by keyboard stays at the same link.
  const link = old.contains(document.activeElement) && document.activeElement?.getAttribute('href')
  old.replaceWith(fresh)
  const same = link && fresh.querySelector<HTMLElement>(`[href="${CSS.escape(link)}"]`)
  if (same) same.focus({ preventScroll: true })
}
