import { useCallback, useEffect, useRef, useState } from 'react'
import { useSeen } from './use-seen.ts'

const INTERVAL_MS = 2000
const LESS_MOTION = '(prefers-reduced-motion: reduce)'

/** What a row that scrolls lacks to be a carousel: moving on by itself, and steps of one slide. */
export function useCarousel() {
  const root = useRef<HTMLElement>(null)
  const track = useRef<HTMLDivElement>(null)
  /** Where the row is on its way to. It is forgotten when the visitor takes over. */
  const goal = useRef<number>(undefined)
  const [moving, setMoving] = useState(true)
  const [current, setCurrent] = useState(0)
  const seen = useSeen(root)

  const go = useCallback((steps: number) => {
    const row = track.current
    if (!row) return
    goal.current = nextStop(row, goal.current ?? stopOf(row), steps)
    row.scrollTo({ left: goal.current * stepOf(row), behavior: motion() })
  }, [])

  // Reduced motion is known to the browser only, and the row is moved by visitors too.
  useEffect(() => {
    const row = track.current
    if (!row) return
    if (matchMedia(LESS_MOTION).matches) setMoving(false)
    const follow = () => setCurrent(stopOf(row))
    const letGo = () => {
      goal.current = undefined
    }
    row.addEventListener('scroll', follow, { passive: true })
    for (const event of TAKING_OVER) row.addEventListener(event, letGo, { passive: true })
    return () => {
      row.removeEventListener('scroll', follow)
      for (const event of TAKING_OVER) row.removeEventListener(event, letGo)
    }
  }, [])

  // Time is outside of React: the row moves on by a timer, and waits while somebody is busy with it.
  useEffect(() => {
    if (!moving || !seen) return
    const timer = setInterval(() => {
      if (!root.current?.matches(':hover, :focus-within')) go(1)
    }, INTERVAL_MS)
    return () => clearInterval(timer)
  }, [moving, seen, go])

  return { root, track, moving, setMoving, current, go }
}

const TAKING_OVER = ['pointerdown', 'wheel', 'keydown', 'focusin', 'touchstart']

function motion(): ScrollBehavior {
  return matchMedia(LESS_MOTION).matches ? 'instant' : 'smooth'
}

/** From the start of one slide to the start of the next. */
function stepOf(row: HTMLElement): number {
  const [first, second] = row.children
  if (!(first instanceof HTMLElement)) return 1
  return second instanceof HTMLElement ? second.offsetLeft - first.offsetLeft : first.offsetWidth
}

function stopOf(row: HTMLElement): number {
  return Math.round(row.scrollLeft / stepOf(row))
}

/** One further, and round from the last that can be reached to the first. */
function nextStop(row: HTMLElement, from: number, steps: number): number {
  const last = Math.ceil((row.scrollWidth - row.clientWidth - 1) / stepOf(row))
  const to = from + steps
  if (to > last) return 0
  return to < 0 ? last : to
}
