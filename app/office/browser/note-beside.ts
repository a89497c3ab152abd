/** Shows beside a button that its form is being sent. Returns what replaces that by other words. */
export function noteBeside(
  form: HTMLFormElement,
  button: HTMLElement | null,
): (...words: (string | Node)[]) => void {
  for (const old of document.querySelectorAll('.content-note')) old.remove()
  const note = document.createElement('span')
  note.className = 'content-note'
  note.role = 'alert'
  note.textContent = 'Sending…'
  // The Enter key presses a button that is not shown.
  const row = button?.closest('.button-row, p') ?? form.querySelector('.button-row') ?? form
  row.append(note)
  return (...words) => {
    note.classList.add('field-error')
    const text = document.createElement('span')
    text.append(...words)
    note.replaceChildren(text)
  }
}
