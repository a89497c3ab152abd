const FROM_WIDTH_PX = 991
const START_AFTER_MS = 200

/** Apart from React, because pages that are not hydrated have titles too. Returns how to stop it. */
export function moveSlower(head: HTMLElement): () => void {
  const wanted = matchMedia(
    `(width >= ${FROM_WIDTH_PX}px) and (prefers-reduced-motion: no-preference)`,
  )
  let frame = 0
  const follow = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => {
      head.style.setProperty('--scrolled', `${window.scrollY}px`)
    })
  }
  const start = () => {
    const moves = wanted.matches
    head.toggleAttribute('data-parallax', moves)
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
}
