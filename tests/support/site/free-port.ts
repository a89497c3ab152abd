import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * A port that is free now. It is below those that a system gives to clients (32768 on Linux and higher
 * elsewhere): on a busy machine a browser's connection took such a port before the site could.
 */
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
