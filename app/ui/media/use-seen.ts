import { type RefObject, useEffect, useState } from 'react'

/** Whether an element is on the screen, because animations out of sight only cost battery. */
export function useSeen(element: RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(false)
  // Only the browser knows what is on the screen.
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return seen
}
