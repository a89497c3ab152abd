import { Hono } from 'hono'
import type { Clock } from '../clock.ts'
import type { Faults } from '../faults/faults.ts'
import { pageResponse } from '../ui/page.ts'
import { commandHash, type Merchant, sameHash } from './hashes.ts'
import { createLedger, type Ledger, ledgerPage } from './ledger.ts'
import { createRefunds } from './refunds.ts'
import { transactionsBetween, verifyPayments } from './report.ts'
import { changePayment, openPayment, type Shop, showPayment } from './visits.ts'
import { createWebhooks } from './webhooks.ts'

export function createPayu(options: {
  basePath: string
  merchant: Merchant
  webhookUrl: string | undefined
  send: (request: Request) => Promise<Response>
  clock: Clock
  faults: Faults
}): { app: Hono; ledger: Ledger } {
  const { basePath, merchant, clock, faults } = options
  const ledger = createLedger(clock.now)
  const webhooks = createWebhooks(options)
  const refunds = createRefunds(ledger, webhooks, clock)
  const shop = { basePath, merchant, clock, ledger, webhooks, refunds }
  const app = new Hono({ strict: false })

  app.get('/', () => pageResponse(ledgerPage(ledger.all(), basePath), shop))
  app.post('/_payment', async (c) => openPayment(shop, await formOf(c.req.raw)))
  app.get('/payments/:id', (c) => showPayment(shop, c.req.param('id')))
  app.post('/payments/:id', async (c) =>
    changePayment(shop, c.req.param('id'), await formOf(c.req.raw)),
  )
  app.post('/merchant/:file{postservice(\\.php)?}', (c) =>
    faults.through('payu', async () => Response.json(runCommand(await formOf(c.req.raw), shop))),
  )
  return { app, ledger }
}

/** PayU reads only urlencoded forms: with JSON every field is missing. */
async function formOf(request: Request): Promise<URLSearchParams> {
  const isForm = request.headers.get('content-type')?.includes('x-www-form-urlencoded')
  return new URLSearchParams(isForm ? await request.text() : '')
}

/** PayU answers 200 even when it refuses. */
function runCommand(form: URLSearchParams, { merchant, ledger, refunds }: Shop): object {
  const text = (name: string) => form.get(name) ?? ''
  const [command, var1] = [text('command'), text('var1')]
  const refused = (msg: string) => ({ status: 0, msg })
  if (text('key') !== merchant.key) return refused('Key is invalid')
  if (!sameHash(text('hash'), commandHash({ command, var1 }, merchant))) {
    return refused('Invalid Hash.')
  }
  switch (command) {
    case 'verify_payment':
      return verifyPayments(var1.split('|'), ledger)
    case 'cancel_refund_transaction':
      return refunds.ask({ id: var1, token: text('var2'), amount: text('var3') })
    case 'check_action_status':
      return refunds.states(var1)
    case 'get_Transaction_Details':
      return transactionsBetween(var1, text('var2'), ledger)
    default:
      return refused('Invalid command')
  }
}
