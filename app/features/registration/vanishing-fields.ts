import { flushSync } from 'react-dom'

/**
 * A field that vanishes with the focus in it tells the form library so while React is busy and hears
 * nothing; the browser would then send the form. So the focus leaves first.
 */
export function leaveField(): void {
  const { activeElement } = document
  if (activeElement instanceof HTMLInputElement) activeElement.blur()
}

/**
 * For a change that makes the persons' fields anew: whoever is typing in one goes on in its successor,
 * which has the same id. Not from within an effect, where nothing can be done at once.
 */
export function typeOnAfter(change: () => void): void {
  const field = document.activeElement?.closest<HTMLElement>('#persons :is(input, select)')
  field?.blur()
  flushSync(change)
  const successor = field && document.getElementById(field.id)
  successor?.focus({ preventScroll: true })
  if (successor instanceof HTMLInputElement) moveToEnd(successor)
}

/** Not every kind of field says where its cursor is; where words are typed, it is nearly always there. */
function moveToEnd(field: HTMLInputElement): void {
  const { value } = field
  field.value = ''
  field.value = value
}
