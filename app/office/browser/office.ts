/** The office works without this script. It saves keystrokes and prevents double clicks. */
for (const form of document.querySelectorAll('form')) {
  form.addEventListener('submit', (event) => {
    if (form.dataset.sent) event.preventDefault()
    if (form.method === 'post') form.dataset.sent = 'yes'
  })
}

// The browser's Back button may bring the page back as it was left.
addEventListener('pageshow', () => {
  for (const form of document.querySelectorAll('form')) delete form.dataset.sent
})

addEventListener('keydown', (event) => {
  const isTyping =
    event.target instanceof HTMLElement && event.target.matches('input, textarea, select')
  if (event.key !== '/' || isTyping) return
  const search = document.querySelector<HTMLInputElement>('input[type="search"]')
  if (!search) return
  event.preventDefault()
  search.focus()
})
