import { type RefObject, useEffect } from 'react'

const FROM_WIDTH_PX = 991
const START_AFTER_MS = 200

/** Scrolls the panel behind a title more slowly than the page, unless reduced motion is preferred. */
export function useParallax(head: RefObject<HTMLElement | null>) {
  // Scrolling is outside React, so it needs a listener.
  useEffect(() => {
    const wanted = matchMedia(
      `(width >= ${FROM_WIDTH_PX}px) and (prefers-reduced-motion: no-preference)`,
    )
    let frame = 0
    const follow = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        head.current?.style.setProperty('--scrolled', `${window.scrollY}px`)
      })
    }
    const start = () => {
      const moves = wanted.matches
      head.current?.toggleAttribute('data-parallax', moves)
      window.removeEventListener('scroll', follow)
      if (!moves) return
      follow()
      window.addEventListener('scroll', follow, { passive: true })
    }
    const timer = setTimeout(start, START_AFTER_MS)
    wanted.addEventListener('change', start)
    return () => {
      clearTimeout(timer)
      cancelAnimationFrame(frame)
      wanted.removeEventListener('change', start)
      window.removeEventListener('scroll', follow)
    }
  }, [head])
}
