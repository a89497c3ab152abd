import { text } from 'node:stream/consumers'
import type { SMTPServer } from 'smtp-server'
import type { Mailbox } from './mailbox.ts'

/** Mail to `refused@…` is refused for good, mail to `busy@…` for now. */
export async function serveSmtp(mailbox: Mailbox) {
  // It is imported here, because it is not installed where a real mail server is used.
  const { SMTPServer } = await import('smtp-server')
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onRcptTo({ address }, _session, done) {
      if (address.startsWith('refused@')) done(smtpError(550, 'No such user here'))
      else done(address.startsWith('busy@') ? smtpError(451, 'Try again later') : null)
    },
    onData: (stream, session, done) => {
      text(stream).then((source) => {
        mailbox.receive(
          source,
          session.envelope.rcptTo.map(({ address }) => address),
        )
        done()
      }, done)
    },
  })
  greetAtOnce(server)
  // A client that disconnects is not our error.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.server.unref()
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  }
}

function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}

/**
 * The package greets a client after a tenth of a second, to detect spammers that talk first. Only the
 * site connects here, and it would wait that long for every mail.
 */
function greetAtOnce(server: SMTPServer): void {
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
