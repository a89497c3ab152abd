import { storeFirstVersion } from '../site/church.ts'
import { testSite } from '../site/server.ts'
import { withButton } from './forms/fill-form.ts'
import type { enterOffice } from './staff.ts'

/** A site whose content can be edited, somebody who edits it, and what visitors are shown meanwhile. */
export async function siteWithEditor(wanted?: Parameters<typeof testSite>[0]) {
  const site = await testSite(wanted)
  await storeFirstVersion(site.services)
  return { ...site, editor: await site.enter('editor'), shown: site.read }
}

/** Presses a button of the site's pages that changes blocks or drafts. */
export async function pressOn(
  person: Pick<Awaited<ReturnType<typeof enterOffice>>, 'read' | 'send'>,
  page: string,
  button: string,
) {
  const { address, fields } = await withButton(person, page, button)
  return person.send(address, fields)
}
