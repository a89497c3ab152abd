import type { Payment } from '#database/payments/payments.ts'
import { returnForm } from '#sandbox/payu/payment-fixture.ts'
import { toCheckout } from '#workflows/payments/to-checkout.ts'
import type { TestServices } from './fixtures/services.ts'
import { postForm } from './form-in.ts'

/** Opens the sandbox's payment page like a browser and presses one of its buttons. */
export async function payInSandbox(
  { payments, sandbox, sandboxUrl }: TestServices,
  payment: Payment,
  outcome: string,
): Promise<string> {
  const form = payments.of(payment).checkout(toCheckout(payment))
  await postForm(form.action, form.fields)
  const id = sandbox.payment(payment.txnid)?.id
  const page = await postForm(`${sandboxUrl}/payu/payments/${id}`, { outcome })
  return new URLSearchParams(returnForm(await page.text()).report).toString()
}
