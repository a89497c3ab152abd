/** How long nobody has typed before the server is asked. */
const PAUSE_MS = 350

let timer: ReturnType<typeof setTimeout> | undefined
let asking: AbortController | undefined

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
  document.addEventListener('input', ({ target }) => {
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
  asking?.abort()
  asking = new AbortController()
  const body = new FormData(form)
  body.set('intent', form.dataset.live || 'edit')
  const address = form.getAttribute('action') ?? location.href
  const answer = await fetch(address, { method: 'POST', body, signal: asking.signal }).catch(
    // Without a network, or overtaken by the next one: what is shown stays.
    () => undefined,
  )
  if (!answer?.ok) return
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
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
  }
}
