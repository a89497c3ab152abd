import { type RefObject, useEffect } from 'react'

/** What a popover lacks to be a sidebar: the focus stays inside while it is open. */
export function useSidebar(menu: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const sidebar = menu.current
    if (!sidebar) return
    const moveFocusIn = () => {
      if (sidebar.matches(':popover-open')) stopsOf(sidebar)[0]?.focus()
    }
    const trapFocus = (event: KeyboardEvent) => {
      if (event.key === 'Tab' && sidebar.matches(':popover-open')) wrapFocus(sidebar, event)
    }
    // It may have been opened before the script arrived.
    moveFocusIn()
    sidebar.addEventListener('toggle', moveFocusIn)
    sidebar.addEventListener('keydown', trapFocus)
    return () => {
      sidebar.removeEventListener('toggle', moveFocusIn)
      sidebar.removeEventListener('keydown', trapFocus)
    }
  }, [menu])
}

/** The links and buttons that can be seen, in the order of the Tab key. */
function stopsOf(sidebar: HTMLElement): HTMLElement[] {
  return [...sidebar.querySelectorAll<HTMLElement>('a[href], button')].filter(isShown)
}

/** Moves from the last stop to the first, and back with Shift. */
function wrapFocus(sidebar: HTMLElement, event: KeyboardEvent): void {
  const stops = stopsOf(sidebar)
  const [edge, other] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)]
  if (document.activeElement !== edge) return
  event.preventDefault()
  other?.focus()
}

function isShown(element: HTMLElement): boolean {
  return element.offsetParent !== null || element.getClientRects().length > 0
}
