import { commandHash, type Merchant, sameHash } from './hashes.ts'
import type { Ledger } from './ledger.ts'
import type { Json } from './php-text.ts'
import type { Refunds } from './refunds.ts'
import { checkPayment, transactionsBetween, verifyPayments } from './transactions.ts'

type Shop = { merchant: Merchant; ledger: Ledger; refunds: Refunds }

/** One call of `merchant/postservice.php`. PayU answers 200 even when it refuses. */
export function runCommand(form: URLSearchParams, { merchant, ledger, refunds }: Shop): Json {
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
