import { formOn } from '../tests/support/site/pages.ts'
import { familyForm, MEASURED_EVENT } from './measured-forms.ts'

export type Family = { fields: Record<string, string>; people: number; duePaise: number }

const { event, key } = MEASURED_EVENT
const FORM = `/${key}`

export function makeFamily(number: number): Family {
  const children = number % 4
  const ages = [41, 38, ...[3, 8, 11].slice(0, children)]
  const people = ages.map((age, index) => ({
    firstname: `Person ${index + 1}`,
    lastname: `Family ${number}`,
    email: `family${number}@example.org`,
    phone: `9${String(number).padStart(9, '0')}`,
    gender: index % 2 === 0 ? 'Male' : 'Female',
    age: String(age),
    city: 'Bangalore',
  }))
  return {
    people: ages.length,
    duePaise: ages.reduce((sum, age) => sum + paiseFor(age), 0),
    fields: { ...familyForm(people), submission: `rush-family-number-${number}` },
  }
}

/** Computed here again, because the audit must not use the code that it checks. */
function paiseFor(age: number): number {
  if (age < 6) return 0
  return age < 12 ? event.price.residentialChild : event.price.residential
}

export type Visit = {
  outcome: 'paid' | 'waiting' | 'wrong'
  submitMs: number
  /** From the payer's return to the success page. */
  confirmMs?: number
  problem?: string
}

export async function visit(site: string, { fields }: Family): Promise<Visit> {
  await expectOk(await fetch(`${site}${FORM}`))
  const started = performance.now()
  const first = await post(site, FORM, fields)
  const submitMs = performance.now() - started
  if (first.status === 409) return waitInstead(site, fields, submitMs)
  const handOff = formOn(await expectOk(await fetch(locationOf(first, site))))
  const provider = await post(site, handOff.action, handOff.fields)
  const choice = formOn(await expectOk(provider))
  const back = await expectOk(await post(site, choice.action, { outcome: 'approve' }))
  const returned = await post(site, '/api/register/response', formOn(back).fields)
  const confirming = performance.now()
  const confirmed = await untilConfirmed(locationOf(returned, site))
  if (!confirmed) return { outcome: 'wrong', submitMs, problem: 'the payment was not confirmed' }
  const confirmMs = performance.now() - confirming
  return { outcome: 'paid', submitMs, confirmMs }
}

/** As often as the result page. */
export const POLL_MS = 5_000
const MAX_POLLS = 12

async function untilConfirmed(result: URL): Promise<boolean> {
  for (let poll = 0; poll < MAX_POLLS; poll++) {
    if (poll > 0) await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    const page = await expectOk(await fetch(result))
    if (page.includes('Transaction Successful!')) return true
  }
  return false
}

async function waitInstead(
  site: string,
  fields: Record<string, string>,
  submitMs: number,
): Promise<Visit> {
  const answer = await post(site, FORM, { ...fields, waiting: 'yes' })
  const page = await expectOk(await fetch(locationOf(answer, site)))
  if (page.includes('You are on the waiting list')) return { outcome: 'waiting', submitMs }
  return { outcome: 'wrong', submitMs, problem: 'full, but no waiting list' }
}

function post(site: string, path: string, fields: Record<string, string>): Promise<Response> {
  const body = new URLSearchParams(fields)
  const headers = { Origin: site }
  return fetch(new URL(path, site), { method: 'POST', body, headers, redirect: 'manual' })
}

async function expectOk(answer: Response): Promise<string> {
  if (answer.status !== 200) throw new Error(`${answer.url} answered ${answer.status}`)
  return answer.text()
}

function locationOf(answer: Response, site: string): URL {
  const address = answer.headers.get('Location')
  if (!address) throw new Error(`${answer.url} answered ${answer.status}`)
  return new URL(address, site)
}
