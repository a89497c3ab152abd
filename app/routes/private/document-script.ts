import { keepFocusInside, solidAfterScroll } from '#app/features/shell/header-moves.ts'
import { serveOffline } from '#app/scripts/serve-offline.ts'
import { forgetSentDraft } from '#app/ui/form/draft-store.ts'
import { moveSlower } from '#app/ui/parallax.ts'
import { dayInIndia } from '#domain/days.ts'
import { daysAheadIn } from '#domain/days-ahead.ts'

/* Everything that this finds on a page works without it, but for the button to print. */

const LOOK_AGAIN_MS = 5_000

for (const header of find('.site-header')) solidAfterScroll(header)
for (const sidebar of find('.site-menu')) keepFocusInside(sidebar)
for (const head of find('.page-head')) moveSlower(head)
for (const { dataset } of find('[data-forget-draft]')) forgetSentDraft(dataset.forgetDraft ?? '')
// A page that is shown without network may be days old.
for (const ahead of find('[data-day]')) {
  const today = dayInIndia(Date.now())
  ahead.textContent = daysAheadIn(document.documentElement.lang, ahead.dataset.day ?? '', today)
}
if (find('[data-look-again]').length > 0) setTimeout(lookAgain, LOOK_AGAIN_MS)
// An invalid field has the focus already; a mistake of the whole form may be off the screen.
if (find('[autofocus]:not(dialog *)').length === 0) find('.error-summary')[0]?.focus()
addEventListener('click', press)
// The page on the way to the provider leaves at once, which would break a fade into it with an error.
addEventListener('pageswap', ({ viewTransition, activation }) => {
  if (!viewTransition || !/\/pay\//.test(activation?.entry.url ?? '')) return
  viewTransition.ready.catch(() => undefined)
  viewTransition.skipTransition()
})
serveOffline()

function find(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)]
}

/** The outcome of a payment arrives at the server later. */
async function lookAgain(): Promise<void> {
  const html = await read(location.href).catch(() => '')
  const fresh = new DOMParser().parseFromString(html, 'text/html').querySelector('main')
  const isNew = fresh && fresh.textContent !== document.querySelector('main')?.textContent
  if (isNew) location.reload()
  else setTimeout(lookAgain, LOOK_AGAIN_MS)
}

async function read(address: string): Promise<string> {
  const answer = await fetch(address)
  return answer.ok ? answer.text() : ''
}

function press(event: MouseEvent): void {
  const pressed = event.target instanceof Element ? event.target.closest('a, button') : null
  if (!(pressed instanceof HTMLElement)) return
  const { print: prints, share: text } = pressed.dataset
  if (prints !== undefined) print()
  if (text !== undefined && 'share' in navigator) {
    event.preventDefault()
    // Refused when somebody changes their mind: then there is nothing to say.
    navigator.share({ text, url: pressed.dataset.url }).catch(() => undefined)
  }
  // For browsers that don't know `command`.
  const dialog = document.getElementById(pressed.getAttribute('commandfor') ?? '')
  if (dialog instanceof HTMLDialogElement && !('command' in pressed)) dialog.showModal()
}
