import { flushSync } from 'react-dom'

/**
 * Moves the focus away before a field is removed. Otherwise its blur event reaches the form library
 * during React's commit, is lost, and the browser submits the form.
 */
export function leaveField(): void {
  const { activeElement } = document
  if (activeElement instanceof HTMLInputElement) activeElement.blur()
}

/**
 * Runs a change that recreates the persons' fields, and restores the focus to the new field with
 * the same id. Must not be called in an effect, where React can't flush synchronously.
 */
export function typeOnAfter(change: () => void): void {
  const field = document.activeElement?.closest<HTMLElement>('#persons :is(input, select)')
  field?.blur()
  flushSync(change)
  const successor = field && document.getElementById(field.id)
  successor?.focus({ preventScroll: true })
  if (successor instanceof HTMLInputElement) moveToEnd(successor)
}

/** Moves the cursor to the end. Not every input type has a selection that could be restored. */
function moveToEnd(field: HTMLInputElement): void {
  const { value } = field
  field.value = ''
  field.value = value
}
