import { randomUUID } from 'node:crypto'
import { storeFirstVersion } from '../../site/church.ts'
import { formOn, formsTo } from '../../site/pages.ts'
import { testSite } from '../../site/server.ts'
import type { TestServices } from '../../site/services.ts'
import type { enterOffice } from '../staff.ts'

export type Desk = Awaited<ReturnType<typeof enterOffice>> & { services: TestServices }

/** A form as a browser is about to send it. */
export type ReadyForm = { address: string; fields: [string, string][] }

export type Fields = Record<string, string>

/** Makes what the form is about and fills it in, as far as the button that does it. */
export type Prepare = (desk: Desk) => Promise<ReadyForm>

export function newName(): string {
  return `new-${randomUUID().slice(0, 8)}`
}

export function sendReady(desk: Desk, { address, fields }: ReadyForm) {
  return desk.send(address, fields)
}

/** Fills in the last form of a page that is posted to this address, or to the page's own. */
export async function filled(
  desk: Desk,
  page: string,
  typed: Fields,
  address = page,
): Promise<ReadyForm> {
  const { html } = await desk.read(page)
  const form = formsTo(html, address).at(-1)
  if (!form) throw new Error(`${page} has no form for ${address}`)
  return { address, fields: [...new Map([...form, ...Object.entries(typed)])] }
}

export async function sendFilled(...form: Parameters<typeof filled>) {
  return sendReady(form[0], await filled(...form))
}

/** Fills in the form of an action and asks what will happen. What is left is to confirm it. */
export async function readyToConfirm(desk: Desk, page: string, typed: Fields): Promise<ReadyForm> {
  const [address = ''] = page.split('?')
  const plan = await sendFilled(desk, page, { ...typed, intent: 'show' }, address)
  const [fields] = formsTo(plan.html, address)
  if (!plan.html.includes('What will happen') || !fields) throw new Error(plan.html)
  return { address, fields: [...fields, ['intent', 'do']] }
}

/** The form of a page that has a button with this value, such as one of the site's bar. */
export async function withButton(
  desk: Pick<Desk, 'read'>,
  page: string,
  button: string,
): Promise<ReadyForm> {
  const { html } = await desk.read(page)
  const forms = [...html.matchAll(/<form\b.*?<\/form>/gs)].map(([form]) => form)
  const form = forms.find((each) => each.includes(`value="${button}"`))
  if (!form) throw new Error(`${page} has no button ${button}`)
  const { action, fields } = formOn(form)
  return { address: action || page, fields: [...Object.entries(fields), ['do', button]] }
}

export async function pressOn(person: Pick<Desk, 'read' | 'send'>, page: string, button: string) {
  const { address, fields } = await withButton(person, page, button)
  return person.send(address, fields)
}

export async function siteWithEditor(wanted?: Parameters<typeof testSite>[0]) {
  const site = await testSite(wanted)
  await storeFirstVersion(site.services)
  return { ...site, editor: await site.enter('editor'), shown: site.read }
}
