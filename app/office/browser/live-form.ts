const PAUSE_MS = 350
/** Each digit of a day gives another day. */
const FILTER_PAUSES_MS: Readonly<Record<string, number>> = { search: PAUSE_MS, date: 1_000 }

let timer: ReturnType<typeof setTimeout> | undefined
let asking: AbortController | undefined

/** The page that is answered. Without a network, or overtaken by the next one, none: what is shown stays. */
async function ask(address: string, sent?: RequestInit) {
  asking?.abort()
  asking = new AbortController()
  const answer = await fetch(address, { ...sent, signal: asking.signal }).catch(() => undefined)
  const html = await answer?.text().catch(() => undefined)
  if (!answer || html === undefined) return undefined
  return { answer, page: new DOMParser().parseFromString(html, 'text/html') }
}

/**
 * Shows beside a form what follows from what is typed so far. The server works it out, as it does for
 * the button that stands there without this script.
 */
export function followTyping(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-live]')) {
    hideButton(form)
    const fresh = form.cloneNode(true)
    if (!(fresh instanceof HTMLFormElement)) continue
    fresh.reset()
    // Typed while this script was still on its way.
    if (valuesOf(form) !== valuesOf(fresh)) void workOut(form)
  }
  // The browser may have brought back what was typed before.
  for (const input of document.querySelectorAll('input')) sayDay(input)
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement) sayDay(target)
    const form = target instanceof Element ? target.closest('form') : null
    if (form?.dataset.live === undefined) return
    // What is answered to a plan is no part of what it follows from.
    if (target instanceof Element && target.closest('[data-part="plan"]')) return
    // Until the new plan is there, its button shows it and does nothing.
    const deed = form.querySelector<HTMLButtonElement>('[data-part="plan"] button[value="do"]')
    if (deed) deed.value = 'show'
    clearTimeout(timer)
    timer = setTimeout(() => void workOut(form), PAUSE_MS)
  })
  // The answer to a sent form says all of it.
  document.addEventListener('submit', () => {
    clearTimeout(timer)
    asking?.abort()
  })
}

function valuesOf(form: HTMLFormElement): string {
  return JSON.stringify([...new FormData(form)])
}

export function hideButton(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>('button[value="edit"]:not([formaction])')
  button?.remove()
}

async function workOut(form: HTMLFormElement): Promise<void> {
  const body = new FormData(form)
  body.set('intent', form.dataset.live || 'edit')
  const asked = await ask(form.getAttribute('action') ?? location.href, { method: 'POST', body })
  // What follows is also said where something is still missing.
  if (!asked || !(asked.answer.ok || asked.answer.status === 422)) return
  const { page } = asked
  // The elements stay, so that screen readers announce what is new in them.
  for (const part of page.querySelectorAll<HTMLElement>('[data-part]')) {
    const own = form.querySelector(`[data-part="${part.dataset.part}"]`)
    own?.replaceChildren(...part.childNodes)
  }
  hideButton(form)
  // Fills in what is suggested, unless somebody has typed something else.
  for (const input of page.querySelectorAll<HTMLInputElement>('[data-suggested]')) {
    const { suggested } = input.dataset
    const own = form.elements.namedItem(input.name)
    if (!(own instanceof HTMLInputElement) || own === document.activeElement) continue
    if (own.value === '' || own.value === own.dataset.suggested) own.value = suggested ?? ''
    own.dataset.suggested = suggested
    sayDay(own)
  }
}

/** "Sat 5 Dec 2026", as the server says it, beside a day in the browser's order. */
function sayDay({ parentElement, valueAsNumber: day }: HTMLInputElement): void {
  const words = parentElement?.querySelector('.day-words')
  if (!words) return
  // In all browsers "Sat, 05 Dec 2026 00:00:00 GMT".
  const said = Number.isNaN(day) ? '' : new Date(day).toUTCString().slice(0, 16)
  words.textContent = said.replace(/, 0?/, ' ')
}

/** Filters act as they are set: the list is read again, and whoever types or ticks goes on where they are. */
export function followFilters(): void {
  document.addEventListener('input', ({ target }) => {
    const form = target instanceof Element && target.closest<HTMLFormElement>('form[data-filter]')
    if (!form) return
    clearTimeout(timer)
    const type = target instanceof HTMLInputElement ? target.type : ''
    timer = setTimeout(() => void showFiltered(form), FILTER_PAUSES_MS[type] ?? 0)
  })
}

async function showFiltered(form: HTMLFormElement): Promise<void> {
  const fields = [...new FormData(form)].flatMap(([name, text]) =>
    typeof text === 'string' && text !== '' ? [[name, text]] : [],
  )
  const address = `${form.action}?${new URLSearchParams(fields)}`
  const asked = await ask(address)
  if (!asked) return
  const { answer, page } = asked
  const fresh = page.querySelector('main')
  const old = form.closest('main')
  if (!answer.ok || answer.redirected || !old || !fresh) return location.assign(address)
  const open = [...old.querySelectorAll('details')].map((each) => each.open)
  for (const [at, each] of fresh.querySelectorAll('details').entries())
    each.open ||= open[at] === true
  const typing = document.activeElement
  old.replaceWith(fresh)
  history.replaceState(null, '', address)
  const same = typing && document.getElementById(typing.id)
  same?.focus({ preventScroll: true })
  if (!(same instanceof HTMLInputElement && typing instanceof HTMLInputElement)) return
  if (same.type !== 'search') return
  same.value = typing.value
  same.setSelectionRange(typing.selectionStart, typing.selectionEnd)
}
