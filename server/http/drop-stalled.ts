import type { Server } from 'node:http'
import type { Socket } from 'node:net'

type Timeouts = { idleMs: number; checkEveryMs: number }

/**
 * Disconnects clients that do not read their response. Node's socket timeout does that, but setting it
 * for every response costs a tenth of the response's time. So it is set only on sockets that a periodic
 * check finds with unsent data; Node removes it once the data is sent.
 */
export function dropStalled(server: Server, { idleMs, checkEveryMs }: Timeouts): void {
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  const checking = setInterval(() => {
    for (const socket of sockets) {
      if (socket.writableLength > 0 && !socket.timeout) socket.setTimeout(idleMs)
    }
  }, checkEveryMs)
  checking.unref()
  server.once('close', () => clearInterval(checking))
}
