/** Work that goes on in the background; `stop` waits for what runs. */
export type Jobs = { stop(): Promise<void> }

/** Does the work again and again, with a pause before each turn. It must not throw. */
export function repeat(
  work: (isStopping: () => boolean) => Promise<unknown>,
  { everyMs, firstMs = everyMs }: { everyMs: number; firstMs?: number },
): Jobs {
  let isStopped = false
  let current: Promise<void> = Promise.resolve()
  let timer = setTimeout(turn, firstMs).unref()

  function turn(): void {
    current = work(() => isStopped).then(() => {
      if (!isStopped) timer = setTimeout(turn, everyMs).unref()
    })
  }

  return {
    stop() {
      isStopped = true
      clearTimeout(timer)
      return current
    },
  }
}
