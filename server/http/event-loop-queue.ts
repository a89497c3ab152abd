/**
 * Work that takes milliseconds, one piece in each turn of the event loop. In between there is room for
 * what takes none: pages in memory, and new connections, of which Node accepts one a turn. Otherwise
 * those who are already connected, and ask again and again, would keep newcomers at the door.
 */
export function createEventLoopQueue(): (work: () => void) => void {
  const waiting: (() => void)[] = []
  function takeNext(): void {
    const work = waiting.shift()
    if (waiting.length > 0) setImmediate(takeNext)
    work?.()
  }
  return (work) => {
    if (waiting.push(work) === 1) setImmediate(takeNext)
  }
}
