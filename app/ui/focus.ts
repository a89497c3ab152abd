/** As a `ref`: React calls it when the element appears, because it is not a new function on every render. */
export function focusOn(element: HTMLElement | null): void {
  element?.focus()
}
