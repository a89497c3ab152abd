import { fieldsOfLastForm } from '../../site/pages.ts'

import {
  type Desk,
  filled,
  newName,
  onPage,
  type Prepare,
  type ReadyForm,
  sendReady,
} from './fill-form.ts'

/** Files, versions and the site as it is edited where it is seen. */
export const CONTENT_FORMS: Record<string, Prepare> = {
  '/office/content': (desk) => filled(desk, '/office/content', { address: `/${newName()}` }),
  '/office/content/:file': (desk) =>
    filled(desk, '/office/content/church', { name: newName(), do: 'save' }),
  '/office/content/:file (discard)': async (desk) => {
    await draft(desk)
    return filled(desk, '/office/content/church', { do: 'discard' })
  },
  '/office/content/:file/publish': async (desk) => {
    await draft(desk)
    return filled(desk, '/office/content/church/publish', { why: 'A new name' })
  },
  '/office/content/pages/:file': async (desk) =>
    filled(desk, await newPage(desk), { 'head.title': newName(), do: 'save' }),
  '/office/content/versions/:number/back': async (desk) => {
    await draft(desk)
    await sendReady(
      desk,
      await filled(desk, '/office/content/church/publish', { why: 'A new name' }),
    )
    return filled(desk, '/office/content/versions/1/back', { why: 'As it was' })
  },
  '/office/content/versions/:number/undo': async (desk) => {
    await draft(desk)
    await sendReady(
      desk,
      await filled(desk, '/office/content/church/publish', { why: 'A new name' }),
    )
    const { html } = await desk.read('/office/content/versions')
    const newest = /versions\/\d+(?=")/.exec(html)?.[0]
    return filled(desk, `/office/content/${newest}/undo`, {})
  },
  '/office/content/versions/drafts': async (desk) => {
    await draft(desk)
    await sendReady(desk, await filled(desk, '/office/content/church', { do: 'discard' }))
    const address = '/office/content/versions/drafts'
    return onPage(desk, '/office/content/versions', { address, typed: {} })
  },
  '/office/content/languages/:language/:file': (desk) =>
    filled(desk, '/office/content/languages/ta/policy', { 'text:title': newName() }),
  '/office/content/languages/:language/pages/:file': (desk) =>
    filled(desk, '/office/content/languages/ta/pages/staff', { 'text:head.title': newName() }),
  '/office/site': (desk) => ownService(desk, newName()),
  '/office/site (publish)': (desk) => withOwnService(desk, 'publish'),
  '/office/site (undo)': (desk) => withOwnService(desk, 'undo'),
  '/office/site (discard)': async (desk) => {
    await sendReady(desk, await ownService(desk, newName()))
    const typed = { do: 'discard' }
    return onPage(desk, '/office/site?ask=discard', { address: '/office/site', typed })
  },
  '/office/site (bring back)': async (desk) => {
    await sendReady(desk, await ownService(desk, newName()))
    const typed = { do: 'discard' }
    await sendReady(
      desk,
      await onPage(desk, '/office/site?ask=discard', { address: '/office/site', typed }),
    )
    return onSite(desk, '/office/site?done=discarded', 'bring-back')
  },
  '/office/site/:page': newBlock,
  '/office/site/:page (move)': async (desk) => {
    await sendReady(desk, await newBlock(desk))
    return onSite(desk, SITE_PAGE, 'down blocks.0')
  },
  '/office/site/:page (remove)': async (desk) => {
    await sendReady(desk, await newBlock(desk))
    const page = `${SITE_PAGE}?ask=remove&part=pages%2Fstaff%3Ablocks.0`
    return onPage(desk, page, { address: SITE_PAGE, typed: { do: 'remove blocks.0' } })
  },
}

async function draft(desk: Desk): Promise<void> {
  await sendReady(
    desk,
    await filled(desk, '/office/content/church', { name: newName(), do: 'save' }),
  )
}

const SITE_PAGE = '/office/site/staff'

async function newBlock(desk: Desk): Promise<ReadyForm> {
  const { html } = await desk.read(`${SITE_PAGE}?part=pages%2Fstaff%3Ablocks.0&added=0`)
  const text = { 'blocks.0.text': newName(), do: 'save' }
  return {
    address: SITE_PAGE,
    fields: [...new Map([...fieldsOfLastForm(html), ...Object.entries(text)])],
  }
}

/** The form of the service times, with another language. */
async function ownService(desk: Desk, language: string): Promise<ReadyForm> {
  const { html } = await desk.read('/office/site?part=church%3Aservices')
  const typed = new Map([...fieldsOfLastForm(html), ['services.0.language', language]])
  return { address: '/office/site', fields: [...typed, ['do', 'save']] }
}

async function withOwnService(desk: Desk, button: string): Promise<ReadyForm> {
  await sendReady(desk, await ownService(desk, newName()))
  return onSite(desk, '/office/site', button)
}

/** The form of a page of the site that has this button. */
async function onSite(desk: Desk, page: string, button: string): Promise<ReadyForm> {
  const { html } = await desk.read(page)
  const forms = [...html.matchAll(/<form\b.*?<\/form>/gs)].map(([form]) => form)
  const form = forms.find((each) => each.includes(`value="${button}"`))
  if (!form) throw new Error(`${page} has no button ${button}`)
  const [address = ''] = page.split('?')
  return { address, fields: [...fieldsOfLastForm(`${form}</main>`), ['do', button]] }
}

async function newPage(desk: Desk): Promise<string> {
  const form = await filled(desk, '/office/content', { address: `/${newName()}` })
  return (await sendReady(desk, form)).location
}
