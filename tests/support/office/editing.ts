import { storeFirstVersion } from '../site/church.ts'
import { testSite } from '../site/server.ts'
import { withButton } from './forms/fill-form.ts'
import { enterOffice } from './staff.ts'

/** A site whose content can be edited, somebody who edits it, and what visitors are shown meanwhile. */
export async function siteWithEditor(wanted?: Parameters<typeof testSite>[0]) {
  const site = await testSite(wanted)
  await storeFirstVersion(site.services)
  const editor = await enterOffice(site, 'editor')
  const shown = async (path: string) => (await fetch(site.url + path)).text()
  return { ...site, editor, shown }
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
