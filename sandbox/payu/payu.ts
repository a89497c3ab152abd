import { Hono } from 'hono'
import type { Clock } from '../clock.ts'
import type { Faults } from '../faults/faults.ts'
import { pageResponse } from '../ui/page.ts'
import { createDecisions } from './decisions.ts'
import { commandHash, type Merchant, sameHash } from './hashes.ts'
import { createLedger, type Ledger, ledgerPage } from './ledger.ts'
import { type Json, phpText } from './php-text.ts'
import { createRefunds, type Refunds } from './refunds.ts'
import { checkPayment, transactionsBetween, verifyPayments } from './transactions.ts'
import { changePayment, openPayment, showPayment } from './visits.ts'
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
  const webhooks = createWebhooks({ ...options, url: options.webhookUrl })
  const refunds = createRefunds({ ledger, webhooks, clock })
  const decisions = createDecisions(clock, webhooks)
  const shop = { basePath, merchant, ledger, webhooks, refunds, ...decisions }
  const app = new Hono({ strict: false })

  app.get('/', () => pageResponse(ledgerPage(ledger.all(), basePath), shop))
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

/** One call of `merchant/postservice.php`. PayU answers 200 even when it refuses. */
function runCommand(
  form: URLSearchParams,
  { merchant, ledger, refunds }: { merchant: Merchant; ledger: Ledger; refunds: Refunds },
): Json {
  const refusal = refusalOf(form, merchant)
  if (refusal !== null) return { status: 0, msg: refusal }
  const var1 = form.get('var1') ?? ''
  switch (form.get('command')) {
    case 'verify_payment':
      return verifyPayments(var1.split('|'), ledger)
    case 'check_payment':
      return checkPayment(var1, ledger)
    case 'cancel_refund_transaction':
      return refunds.ask({
        id: var1,
        token: form.get('var2') ?? '',
        amount: form.get('var3') ?? '',
      })
    case 'check_action_status':
      return refunds.states({ number: var1, by: form.get('var2') ?? '' })
    case 'get_Transaction_Details':
      return transactionsBetween({ first: var1, last: form.get('var2') ?? '' }, ledger)
    default:
      return { status: 0, msg: 'Invalid command' }
  }
}

function refusalOf(form: URLSearchParams, merchant: Merchant): string | null {
  const key = form.get('key') ?? ''
  if (key === '') return 'Key is blank'
  if (key !== merchant.key) return 'Key is invalid'
  if (!form.get('command')) return 'Parameter missing: command'
  if (!form.get('var1')) return 'Parameter missing: var1'
  return hashMatches(form, merchant) ? null : 'Invalid Hash.'
}

function hashMatches(form: URLSearchParams, merchant: Merchant): boolean {
  const order = { command: form.get('command') ?? '', var1: form.get('var1') ?? '' }
  return sameHash(form.get('hash') ?? '', commandHash(order, merchant))
}
