/**
 * Runs one piece of work per turn of the event loop, in order. Node accepts one new connection per turn:
 * if busy connections could fill a turn with renders of several milliseconds, new visitors and cached
 * pages would wait behind all of them.
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
