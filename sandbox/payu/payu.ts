import { Hono } from 'hono'
import type { Clock } from '../clock.ts'
import type { Faults } from '../faults/faults.ts'
import { pageResponse } from '../ui/page.ts'
import { runCommand } from './commands.ts'
import { createDecisions } from './decisions.ts'
import type { Merchant } from './hashes.ts'
import { createLedger, type Ledger } from './ledger.ts'
import { ledgerPage } from './ledger-page.ts'
import { phpText } from './php-text.ts'
import { createRefunds } from './refunds.ts'
import { changePayment, openPayment, showPayment } from './visits.ts'
import { createWebhooks } from './webhooks.ts'

type PayuOptions = {
  basePath: string
  merchant: Merchant
  webhookUrl: string | undefined
  send: (request: Request) => Promise<Response>
  clock: Clock
  faults: Faults
}

export function createPayu(options: PayuOptions): { app: Hono; ledger: Ledger } {
  const { basePath, merchant, clock, faults } = options
  const ledger = createLedger(clock.now)
  const webhooks = createWebhooks({ ...options, url: options.webhookUrl })
  const refunds = createRefunds({ ledger, webhooks, clock })
  const decisions = createDecisions(clock, webhooks)
  const shop = { basePath, merchant, ledger, webhooks, refunds, ...decisions }
  const app = new Hono({ strict: false })

  app.get('/', () => pageResponse(ledgerPage(ledger.all(), basePath)))
  app.post('/_payment', async (c) => openPayment(shop, await formOf(c.req.raw)))
  app.get('/payments/:id', (c) => showPayment(shop, c.req.param('id')))
  app.post('/payments/:id', async (c) =>
    changePayment(shop, c.req.param('id'), await formOf(c.req.raw)),
  )
  app.post('/merchant/:file{postservice(\\.php)?}', (c) =>
    faults.through('payu', async () => {
      const answer = runCommand(await formOf(c.req.raw), shop)
      return c.req.query('form') === '2' ? Response.json(answer) : new Response(phpText(answer))
    }),
  )
  return { app, ledger }
}

/** PayU reads only urlencoded forms: with JSON every field is missing. */
async function formOf(request: Request): Promise<URLSearchParams> {
  const isForm = request.headers.get('content-type')?.includes('x-www-form-urlencoded')
  return new URLSearchParams(isForm ? await request.text() : '')
}
