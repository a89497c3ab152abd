import type { Server } from 'node:http'
import type { Socket } from 'node:net'

type Patience = { idleMs: number; checkEveryMs: number }

/**
 * Lets go of whoever asked for something and doesn't take it. Node's own timeout does that, but to set
 * it for every answer takes a tenth of the time of one. So it is set only where an answer is found
 * waiting, now and then; Node drops it when the answer has been taken.
 */
export function dropStalled(server: Server, { idleMs, checkEveryMs }: Patience): void {
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  const looking = setInterval(() => {
    for (const socket of sockets) {
      if (socket.writableLength > 0 && !socket.timeout) socket.setTimeout(idleMs)
    }
  }, checkEveryMs)
  looking.unref()
  server.once('close', () => clearInterval(looking))
}
