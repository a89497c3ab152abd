/**
 * Lets everybody who waits for their data to be on disk share a flush. One flush writes all that was
 * written before it began; whoever comes while it runs came too late for it, and shares the next.
 */
export function createSharedFlush(flush: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  let next: Promise<void> | undefined
  const begin = () => {
    next = undefined
    running = flush()
    return running
  }
  return () => {
    next ??= running.then(begin, begin)
    return next
  }
}
