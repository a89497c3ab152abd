import { type RefObject, useEffect } from 'react'

const TOGGLE_DELAY_MS = 500

type Parts = {
  menu: RefObject<HTMLElement | null>
  toggle: RefObject<HTMLButtonElement | null>
}

/**
 * What a popover lacks to be a sidebar: the focus stays inside while it is open, and its button
 * shows that it is pressed once the sidebar has slid in.
 */
export function useSidebar({ menu, toggle }: Parts) {
  // Popovers tell of their opening by an event of the element, not by a property of React's.
  useEffect(() => {
    const sidebar = menu.current
    if (!sidebar) return
    let timer: ReturnType<typeof setTimeout>
    const follow = () => {
      clearTimeout(timer)
      if (sidebar.matches(':popover-open')) {
        timer = setTimeout(() => toggle.current?.setAttribute('data-toggled', ''), TOGGLE_DELAY_MS)
        firstStop(sidebar)?.focus()
      } else toggle.current?.removeAttribute('data-toggled')
    }
    const keepInside = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || !sidebar.matches(':popover-open')) return
      const stops = [...sidebar.querySelectorAll<HTMLElement>(STOPS)].filter(isShown)
      const edge = event.shiftKey ? stops.at(0) : stops.at(-1)
      if (document.activeElement !== edge) return
      event.preventDefault()
      const other = event.shiftKey ? stops.at(-1) : stops.at(0)
      other?.focus()
    }
    // It may have been opened before the script arrived.
    follow()
    sidebar.addEventListener('toggle', follow)
    sidebar.addEventListener('keydown', keepInside)
    return () => {
      clearTimeout(timer)
      sidebar.removeEventListener('toggle', follow)
      sidebar.removeEventListener('keydown', keepInside)
    }
  }, [menu, toggle])
}

const STOPS = 'a[href], button'

function firstStop(sidebar: HTMLElement): HTMLElement | undefined {
  return [...sidebar.querySelectorAll<HTMLElement>(STOPS)].find(isShown)
}

function isShown(element: HTMLElement): boolean {
  return element.offsetParent !== null || element.getClientRects().length > 0
}
