/** How long nobody has typed before the list is read again. */
const PAUSE_MS = 300

let timer: ReturnType<typeof setTimeout> | undefined
let asking: AbortController | undefined

/** Filters act as they are set: the list is read again, and whoever types or ticks goes on where they are. */
export function followFilters(): void {
  document.addEventListener('input', ({ target }) => {
    const form = target instanceof Element && target.closest<HTMLFormElement>('form[data-filter]')
    if (!form) return
    clearTimeout(timer)
    const isTyped = target instanceof HTMLInputElement && target.type === 'search'
    timer = setTimeout(() => void showFiltered(form), isTyped ? PAUSE_MS : 0)
  })
}

async function showFiltered(form: HTMLFormElement): Promise<void> {
  asking?.abort()
  asking = new AbortController()
  const fields = [...new FormData(form)].flatMap(([name, text]) =>
    typeof text === 'string' && text !== '' ? [[name, text]] : [],
  )
  const address = `${form.action}?${new URLSearchParams(fields)}`
  // Without a network, or overtaken by the next one: what is shown stays.
  const answer = await fetch(address, { signal: asking.signal }).catch(() => undefined)
  const html = await answer?.text().catch(() => undefined)
  if (!answer || html === undefined) return
  const fresh = new DOMParser().parseFromString(html, 'text/html').querySelector('main')
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
