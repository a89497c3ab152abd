import { sendInPlace } from './send-in-place.ts'

/** The office works without this script. It saves keystrokes, prevents double clicks and keeps what was typed. */
document.addEventListener('submit', async (event) => {
  const form = event.target
  if (!(form instanceof HTMLFormElement)) return
  if (form.dataset.sent) return event.preventDefault()
  if (form.method !== 'post') return
  form.dataset.sent = 'yes'
  if (form.dataset.kept === undefined) return
  event.preventDefault()
  await sendInPlace(form, event.submitter)
  delete form.dataset.sent
})

// The browser's Back button may bring the page back as it was left.
addEventListener('pageshow', () => {
  for (const form of document.querySelectorAll('form')) delete form.dataset.sent
})

document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-print]')) print()
})

// "Print the receipt" opens the page and its print at once.
if (location.hash === '#print') print()

addEventListener('keydown', (event) => {
  const isTyping =
    event.target instanceof HTMLElement && event.target.matches('input, textarea, select')
  if (event.key !== '/' || isTyping) return
  const search = document.querySelector<HTMLInputElement>('input[type="search"]')
  if (!search) return
  event.preventDefault()
  search.focus()
})
