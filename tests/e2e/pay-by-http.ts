import { type APIRequestContext, type APIResponse, expect } from '@playwright/test'
import { returnForm } from '#sandbox/payu/payment-fixture.ts'
import { SENT_REGISTRATION } from '../fixtures/sent-forms.ts'
import { formIn } from '../form-in.ts'
import { ownEmail } from './own-email.ts'

/**
 * Registers, presses a button of the provider's page and comes back as a browser without a script
 * does, but without the browser, which is most of the time. Returns the transaction's number.
 */
export async function registerAndPress(
  request: APIRequestContext,
  button: string,
): Promise<string> {
  const form = { ...SENT_REGISTRATION, 'persons[0].email': ownEmail() }
  const handOff = formIn(await textOf(await request.post('/ewgregister', { form })))
  const asked = await request.post(handOff.action, { form: handOff.fields })
  const page = await textOf(asked)
  const chosen = await request.post(new URL(formIn(page).action, asked.url()).href, {
    form: { outcome: outcomeOf(button, page) },
  })
  const returning = returnForm(await textOf(chosen))
  const back = await request.post(returning.address, { form: returning.report })
  expect(back.url()).toMatch(/\/response\?txnid=EWG\d{11}$/)
  return new URL(back.url()).searchParams.get('txnid') ?? ''
}

/** What the button of this name sends. */
function outcomeOf(button: string, page: string): string {
  const [, outcome] = new RegExp(`name="outcome" value="([^"]+)"[^>]*>${button}<`).exec(page) ?? []
  expect(outcome, `a button "${button}"`).toBeDefined()
  return outcome ?? ''
}

async function textOf(answer: APIResponse): Promise<string> {
  expect(answer.status(), answer.url()).toBe(200)
  return answer.text()
}
