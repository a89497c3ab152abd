import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

const INTERVAL_MS = 2000
const LESS_MOTION = '(prefers-reduced-motion: reduce)'

/** Adds to a scrolling row what makes it a carousel: automatic advance and steps of one slide. */
export function useCarousel() {
  const root = useRef<HTMLElement>(null)
  const track = useRef<HTMLDivElement>(null)
  /** The slide that the row is moving to. Cleared when the visitor scrolls. */
  const goal = useRef<number>(undefined)
  const [moving, setMoving] = useState(true)
  const [current, setCurrent] = useState(0)

  const go = useCallback((steps: number) => {
    const row = track.current
    if (!row) return
    goal.current = nextStop(row, goal.current ?? stopOf(row), steps)
    row.scrollTo({ left: goal.current * stepOf(row), behavior: motion() })
  }, [])

  // Only the browser knows about reduced motion and data, and visitors scroll the row too.
  useEffect(() => {
    const row = track.current
    if (!row) return
    if (matchMedia(LESS_MOTION).matches || navigator.connection?.saveData) setMoving(false)
    return followScrolling(row, {
      onScroll: () => setCurrent(stopOf(row)),
      onTakeOver: () => {
        goal.current = undefined
      },
    })
  }, [])
  useAutoAdvance(root, moving, go)

  return { root, track, moving, setMoving, current, go }
}

type Following = { onScroll: () => void; onTakeOver: () => void }

/** Returns the function that stops it. */
function followScrolling(row: HTMLElement, { onScroll, onTakeOver }: Following): () => void {
  const listening = new AbortController()
  const options = { passive: true, signal: listening.signal }
  row.addEventListener('scroll', onScroll, options)
  for (const event of TAKING_OVER) row.addEventListener(event, onTakeOver, options)
  return () => listening.abort()
}

/** What a visitor does to move the row by hand. */
const TAKING_OVER = ['pointerdown', 'wheel', 'keydown', 'focusin', 'touchstart']

/** Advances by a timer, but not while the visitor hovers over it or has the focus in it. */
function useAutoAdvance(
  root: RefObject<HTMLElement | null>,
  moving: boolean,
  go: (steps: number) => void,
): void {
  const seen = useSeen(root)
  useEffect(() => {
    if (!moving || !seen) return
    const timer = setInterval(() => {
      if (!root.current?.matches(':hover, :focus-within')) go(1)
    }, INTERVAL_MS)
    return () => clearInterval(timer)
  }, [root, moving, seen, go])
}

function motion(): ScrollBehavior {
  return matchMedia(LESS_MOTION).matches ? 'instant' : 'smooth'
}

/** The distance from one slide to the next. */
function stepOf(row: HTMLElement): number {
  const [first, second] = row.children
  if (!(first instanceof HTMLElement)) return 1
  return second instanceof HTMLElement ? second.offsetLeft - first.offsetLeft : first.offsetWidth
}

function stopOf(row: HTMLElement): number {
  return Math.round(row.scrollLeft / stepOf(row))
}

/** The next slide, wrapping around at the last one that can be reached. */
function nextStop(row: HTMLElement, from: number, steps: number): number {
  const last = Math.ceil((row.scrollWidth - row.clientWidth - 1) / stepOf(row))
  const to = from + steps
  if (to > last) return 0
  return to < 0 ? last : to
}

/** Whether an element is on the screen, because animations out of sight only cost battery. */
function useSeen(element: RefObject<HTMLElement | null>): boolean {
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
