import { type APIRequestContext, type APIResponse, expect } from '@playwright/test'
import { personFields, SENT_GIFT, SENT_REGISTRATION } from '../people.ts'
import { formOn, outcomeOf } from '../site/pages.ts'
import { returnForm } from '../site/sandbox.ts'
import { ownEmail } from './registration.ts'

export function coupleOf(asha: string, ravi: string): Record<string, string> {
  return {
    type: 'Married Couple',
    'persons[0].email': asha,
    ...personFields(1, { firstname: 'Ravi', gender: 'Male', email: ravi }),
  }
}

export function familyOf(names: readonly string[]): Record<string, string> {
  const email = ownEmail()
  return Object.assign({}, ...names.map((firstname, at) => personFields(at, { firstname, email })))
}

/** Over HTTP, because a browser takes most of the time. With a page's requests, its browser knows the registration afterwards. */
export function registerAndPress(
  request: APIRequestContext,
  button: string,
  { site = '', fields = {} }: { site?: string; fields?: Record<string, string> } = {},
): Promise<string> {
  const form = { ...SENT_REGISTRATION, 'persons[0].email': ownEmail(), ...fields }
  return sendAndPress(request, { address: `${site}/ewgregister`, form, button })
}

/** The same for a gift. Its giver is named after the button, so that a test can give one gift for each. */
export function giveAndPress(request: APIRequestContext, button: string): Promise<string> {
  const form = { ...SENT_GIFT, firstname: button, email: ownEmail() }
  return sendAndPress(request, { address: '/give', form, button })
}

async function sendAndPress(
  request: APIRequestContext,
  { address, form, button }: { address: string; form: Record<string, string>; button: string },
): Promise<string> {
  const handOff = formOn(await textOf(await request.post(address, { form })))
  const asked = await request.post(handOff.action, { form: handOff.fields })
  const page = await textOf(asked)
  const chosen = await request.post(new URL(formOn(page).action, asked.url()).href, {
    form: { outcome: outcomeOf(button, page) },
  })
  const returning = returnForm(await textOf(chosen))
  const back = await request.post(returning.address, { form: returning.report })
  expect(back.url()).toMatch(/\/response\?txnid=(EWG)?\d{11}$/)
  return new URL(back.url()).searchParams.get('txnid') ?? ''
}

async function textOf(answer: APIResponse): Promise<string> {
  expect(answer.status(), answer.url()).toBe(200)
  return answer.text()
}
