/* Apart from React, because pages that are not hydrated have the same header. Each returns how to stop it. */

const SOLID_AFTER_PX = 150

/** For browsers without scroll-driven animations. The others do it in the style sheet. */
export function solidAfterScroll(header: HTMLElement): (() => void) | undefined {
  if (CSS.supports('animation-timeline: scroll()')) return undefined
  const follow = () => {
    header.toggleAttribute('data-solid', window.scrollY > SOLID_AFTER_PX)
  }
  follow()
  window.addEventListener('scroll', follow, { passive: true })
  return () => window.removeEventListener('scroll', follow)
}

/** What a popover lacks to be a sidebar: the focus stays inside while it is open. */
export function keepFocusInside(sidebar: HTMLElement): () => void {
  const moveFocusIn = () => {
    if (sidebar.matches(':popover-open')) stopsOf(sidebar)[0]?.focus()
  }
  const trapFocus = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || !sidebar.matches(':popover-open')) return
    const stops = stopsOf(sidebar)
    const [first, last] = [stops.at(0), stops.at(-1)]
    if (document.activeElement !== (event.shiftKey ? first : last)) return
    event.preventDefault()
    const next = event.shiftKey ? last : first
    next?.focus()
  }
  // It may have been opened before the script arrived.
  moveFocusIn()
  sidebar.addEventListener('toggle', moveFocusIn)
  sidebar.addEventListener('keydown', trapFocus)
  return () => {
    sidebar.removeEventListener('toggle', moveFocusIn)
    sidebar.removeEventListener('keydown', trapFocus)
  }
}

function stopsOf(sidebar: HTMLElement): HTMLElement[] {
  return [...sidebar.querySelectorAll<HTMLElement>('a[href], button')].filter(
    (element) => element.offsetParent !== null || element.getClientRects().length > 0,
  )
}
