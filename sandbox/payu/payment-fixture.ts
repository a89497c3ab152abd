import { unescaped } from '../../tests/sent-by-browser.ts'
import type { TestSandbox } from '../sandbox-fixture.ts'
import { commandHash, requestHash } from './hashes.ts'

export const merchant = { key: 'TESTKEY', salt: 'TESTSALT' } as const

/** A signed hand-off form, as the church's site posts it. For tests. */
export function handOff(changes: Record<string, string> = {}): Record<string, string> {
  const fields = {
    key: merchant.key,
    txnid: 'EWG12345678901',
    amount: '1250.50',
    productinfo: 'Building Fund',
    firstname: 'Ravi Kumar',
    email: 'ravi.kumar@example.org',
    phone: '9000000001',
    udf1: 'building',
    surl: 'http://church.test/paid',
    furl: 'http://church.test/failed',
    curl: 'http://church.test/cancelled',
    ...changes,
  }
  return { ...fields, hash: requestHash({ ...fields, udf: [fields.udf1] }, merchant), ...changes }
}

/** Opens a payment and presses one of its buttons. */
export async function pay(
  trial: TestSandbox,
  outcome: string,
  changes: Record<string, string> = {},
) {
  const form = handOff(changes)
  await trial.post('/sandbox/payu/_payment', form)
  const payment = trial.sandbox.payment(form.txnid ?? '')
  const answer = await trial.post(`/sandbox/payu/payments/${payment?.id}`, { outcome })
  return { answer, ...returnForm(await answer.text()), id: payment?.id ?? '' }
}

/** The address and the fields that the browser would post. */
export function returnForm(page: string): { address: string; report: Record<string, string> } {
  const inputs = page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)
  return {
    address: /<form method="post" action="([^"]*)" data-return>/.exec(page)?.[1] ?? '',
    report: Object.fromEntries(
      [...inputs].map(([, name, value]) => [name, unescaped(value ?? '')]),
    ),
  }
}

/** Calls a signed command. */
export async function command(trial: TestSandbox, name: string, vars: Record<string, string>) {
  const hash = commandHash({ command: name, var1: vars.var1 ?? '' }, merchant)
  const fields = { key: merchant.key, command: name, hash, ...vars }
  const answer = await trial.post('/sandbox/payu/merchant/postservice.php?form=2', fields)
  return answer.json()
}
