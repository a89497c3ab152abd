import { createSandbox } from '#sandbox/sandbox.ts'
import { type Config, SANDBOX_PATH } from './config.ts'
import type { SiteParts } from './http/site.ts'

/** The outside world, played by this server itself where no real service is configured. */
export function mountSandbox(config: Config): SiteParts['sandbox'] {
  if (!config.sandbox.payments) return undefined
  const { key, salt } = config.payu
  const sandbox = createSandbox({
    basePath: SANDBOX_PATH,
    origin: config.publicUrl,
    payu: { key, salt },
    webhookUrl: `http://127.0.0.1:${config.port}/api/payments/webhook`,
    vimeo: { clientId: 'sandbox', clientSecret: 'sandbox', userId: '100', projectId: '200' },
    calendar: { id: 'sandbox@example.org', apiKey: 'sandbox' },
  })
  return { path: SANDBOX_PATH, fetch: sandbox.fetch }
}
