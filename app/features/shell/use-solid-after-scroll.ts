import { type RefObject, useEffect } from 'react'

const SOLID_AFTER_PX = 150

/** For browsers without scroll-driven animations. The others do it in the style sheet. */
export function useSolidAfterScroll(header: RefObject<HTMLElement | null>) {
  // Scrolling is outside of React: only a listener can follow it.
  useEffect(() => {
    if (CSS.supports('animation-timeline: scroll()')) return
    const follow = () => {
      header.current?.toggleAttribute('data-solid', window.scrollY > SOLID_AFTER_PX)
    }
    follow()
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [header])
}
