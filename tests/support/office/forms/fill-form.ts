import { randomUUID } from 'node:crypto'
import { formsTo } from '../../site/pages.ts'
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

/** Fills in the last form of a page that is posted to the page's own address. */
export async function filled(desk: Desk, address: string, typed: Fields): Promise<ReadyForm> {
  return onPage(desk, address, { address, typed })
}

/** Fills in a form of a page. */
export async function onPage(
  desk: Desk,
  page: string,
  { address, typed }: { address: string; typed: Fields },
): Promise<ReadyForm> {
  const { html } = await desk.read(page)
  const form = formsTo(html, address).at(-1)
  if (!form) throw new Error(`${page} has no form for ${address}`)
  return { address, fields: [...new Map([...form, ...Object.entries(typed)])] }
}

/** Fills in the form of an action and asks what will happen. What is left is to confirm it. */
export async function readyToConfirm(desk: Desk, page: string, typed: Fields): Promise<ReadyForm> {
  const [address = ''] = page.split('?')
  const form = await onPage(desk, page, { address, typed: { ...typed, intent: 'show' } })
  const plan = await sendReady(desk, form)
  const [fields] = formsTo(plan.html, address)
  if (!plan.html.includes('What will happen') || !fields) throw new Error(plan.html)
  return { address, fields: [...fields, ['intent', 'do']] }
}
