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
  const { promise, resolve } = Promise.withResolvers<number>()
  const server = serve(
    {
      fetch: sandbox.fetch,
      port: options.port,
      hostname: '127.0.0.1',
      serverOptions: { keepAliveTimeout: KEEP_ALIVE_MS },
    },
    ({ port }) => resolve(port),
  )
  return {
    sandbox,
    url: `http://127.0.0.1:${await promise}${options.basePath}`,
    smtpUrl: smtp.url,
    async close() {
      await smtp.close()
      await new Promise<void>((closed) => void server.close(() => closed()))
    },
  }
}
