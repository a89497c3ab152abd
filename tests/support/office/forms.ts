import type { OfficeRoute } from '#app/office/office.tsx'
import type { Engine } from '#database/engine/open.ts'
import { builtPages } from '../site/built-site.ts'
import { churchFiles, storeFirstVersion } from '../site/church.ts'
import { testSite } from '../site/server.ts'
import { CONFERENCE_FORMS, STAFF_FORMS } from './forms/conference-forms.ts'
import { CONTENT_FORMS } from './forms/content-forms.ts'
import type { Desk, Prepare } from './forms/fill-form.ts'
import { MONEY_FORMS, REGISTRATION_FORMS } from './forms/record-forms.ts'

/** How a form is filled in, by the address to which it is posted; one with several buttons has each. */
const PREPARED: Record<string, Prepare> = {
  ...REGISTRATION_FORMS,
  ...MONEY_FORMS,
  ...STAFF_FORMS,
  ...CONTENT_FORMS,
  ...CONFERENCE_FORMS,
}

export async function officeRoutes(): Promise<readonly OfficeRoute[]> {
  const { openOffice } = await builtPages()
  return (await openOffice()).OFFICE_ROUTES
}

export type OfficeForm = {
  name: string
  route: OfficeRoute
  prepare: Prepare
}

/** Every form of the office that stores something. An address that takes one and isn't prepared is an error. */
export async function officeForms(): Promise<OfficeForm[]> {
  const posted = (await officeRoutes()).filter(({ method }) => method === 'POST')
  const routes = new Map(posted.map((route) => [route.path.replace(/\{[^}]*\}+/g, ''), route]))
  const forms = Object.entries(PREPARED).map(([name, prepare]) => {
    const [address = ''] = name.split(' (')
    const route = routes.get(address)
    if (!route) throw new Error(`The office has no form ${address}`)
    return { name, address, route, prepare }
  })
  const known = new Set([...forms.map(({ address }) => address), ...HARMLESS])
  const missing = [...routes.keys()].filter((address) => !known.has(address))
  if (missing.length > 0) throw new Error(`Say how to fill in ${missing.join(', ')}`)
  return forms
}

/** What a second click can't double: who is signed in, and what is asked by a script. */
const HARMLESS = [
  ...['/office/sign-in', '/office/sign-in/:token', '/office/sign-out'],
  ...['/office/sign-in/passkey-options', '/office/sign-in/passkey'],
  ...['/office/passkey-options', '/office/passkeys', '/office/passkeys/remove'],
  ...['/office/devices/sign-out', '/office/devices/sign-out-everywhere'],
  // Only where nothing is stored yet, on the own machine.
  ...['/office/samples', '/office/conferences/:code/rooms/samples'],
  // As the publishing and the saving of any other file.
  ...['/office/content/pages/:file/publish', '/office/content/pages/:file/delete'],
  ...['/office/site/:folder/:page', '/office/site/:language/:folder/:page'],
]

export async function openDesk(engine: Engine = 'sqlite'): Promise<Desk> {
  const site = await testSite({ engine })
  // The second Encounter is to come, so that a registration can be moved there.
  const files = churchFiles((text) => text.replaceAll('"2023-08', '"2027-08'))
  await storeFirstVersion(site.services, files)
  return { ...(await site.enter('admin')), services: site.services }
}
