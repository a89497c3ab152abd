import type { SMTPServer } from 'smtp-server'

/**
 * The package greets a client after a tenth of a second, to detect spammers that talk first. Only the
 * site connects here, and it would wait that long for every mail.
 */
export function greetAtOnce(server: SMTPServer): void {
  const connect = server.connect.bind(server)
  server.connect = (socket, options) => {
    connect(socket, options)
    const connection = [...server.connections].at(-1)
    if (!connection) return
    const greet = connection.connectionReady.bind(connection)
    // The package's timer calls this too, and would greet a second time.
    connection.connectionReady = () => {}
    greet()
  }
}
