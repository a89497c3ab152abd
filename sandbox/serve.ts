import { serve } from '@hono/node-server'
import { serveSmtp } from './mailbox/smtp.ts'
import { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts'

/** By default a connection ends after five seconds, perhaps just as a busy client sends its next form on it. */
const KEEP_ALIVE_MS = 120_000

/**
 * Serves the sandbox on its own port, so that it is another site for browsers. Port 0 picks a free one.
 */
export async function serveSandbox(
  options: SandboxOptions & { port: number },
): Promise<{ sandbox: Sandbox; url: string; smtpUrl: string; close: () => Promise<void> }> {
  const sandbox = createSandbox(options)
  const smtp = await serveSmtp(sandbox.mailbox)
  return new Promise((resolve) => {
    const server = serve(
      {
        fetch: sandbox.fetch,
        port: options.port,
        hostname: '127.0.0.1',
        serverOptions: { keepAliveTimeout: KEEP_ALIVE_MS },
      },
      ({ port }) =>
        resolve({
          sandbox,
          url: `http://127.0.0.1:${port}${options.basePath}`,
          smtpUrl: smtp.url,
          close,
        }),
    )
    async function close(): Promise<void> {
      await smtp.close()
      return new Promise((closed) => void server.close(() => closed()))
    }
  })
}
