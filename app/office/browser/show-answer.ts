/** Shows the page that answers a form. The person stays where they were, or is led to the errors. */
export function showAnswer(html: string, button: HTMLElement | null): void {
  const answer = new DOMParser().parseFromString(html, 'text/html')
  const [old, fresh] = [document.querySelector('main'), answer.querySelector('main')]
  if (!old || !fresh) throw new Error('the answer is not a page of the office')
  document.title = answer.title
  old.replaceWith(fresh)
  const errors = fresh.querySelector<HTMLElement>('.error-summary')
  if (errors) {
    errors.tabIndex = -1
    errors.focus()
  } else (sameButton(fresh, button) ?? fresh).focus({ preventScroll: true })
}

function sameButton(page: Element, button: HTMLElement | null): HTMLElement | undefined {
  if (!(button instanceof HTMLButtonElement) || button.value === '') return undefined
  return [...page.querySelectorAll('button')].find(({ value }) => value === button.value)
}
