import { storeFirstVersion } from '../site/church.ts'
import { formOn } from '../site/pages.ts'
import { testSite } from '../site/server.ts'
import { enterOffice } from './staff.ts'

/** A site whose content can be edited, somebody who edits it, and what visitors are shown meanwhile. */
export async function siteWithEditor(wanted?: Parameters<typeof testSite>[0]) {
  const site = await testSite(wanted)
  await storeFirstVersion(site.services)
  const editor = await enterOffice(site, 'editor')
  const shown = async (path: string) => (await fetch(site.url + path)).text()
  return { ...site, editor, shown }
}

type Person = Pick<Awaited<ReturnType<typeof enterOffice>>, 'read' | 'send'>

/** Presses the button with this value in the form that has it, such as one of the site's bar. */
export async function pressOn({ read, send }: Person, page: string, button: string) {
  const { html } = await read(page)
  const forms = [...html.matchAll(/<form\b.*?<\/form>/gs)].map(([form]) => form)
  const form = forms.find((each) => each.includes(`value="${button}"`))
  if (!form) throw new Error(`${page} has no button ${button}`)
  const { action, fields } = formOn(form)
  return send(action || page, { ...fields, do: button })
}
