import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below those that a system gives to clients (32768 and higher): a browser took such a port before the site. */
export async function freePort(): Promise<number> {
  const port = randomInt(10_000, 32_000)
  return (await isFree(port)) ? port : freePort()
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .listen(port, () => probe.close(() => resolve(true)))
  })
}
