import {
  type Desk,
  filled,
  newName,
  type Prepare,
  type ReadyForm,
  sendFilled,
  sendReady,
  withButton,
} from './fill-form.ts'

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
  '/office/content/pages/:file': async (desk) => {
    const page = await sendFilled(desk, '/office/content', { address: `/${newName()}` })
    return filled(desk, page.location, { 'head.title': newName(), do: 'save' })
  },
  '/office/content/versions/:number/back': async (desk) => {
    await publishDraft(desk)
    return filled(desk, '/office/content/versions/1/back', { why: 'As it was' })
  },
  '/office/content/versions/:number/undo': async (desk) => {
    await publishDraft(desk)
    const { html } = await desk.read('/office/content/versions')
    const newest = /versions\/\d+(?=")/.exec(html)?.[0]
    return filled(desk, `/office/content/${newest}/undo`, {})
  },
  '/office/content/versions/drafts': async (desk) => {
    await draft(desk)
    await sendFilled(desk, '/office/content/church', { do: 'discard' })
    const address = '/office/content/versions/drafts'
    return filled(desk, '/office/content/versions', {}, address)
  },
  '/office/content/languages/:language/:file': (desk) =>
    filled(desk, '/office/content/languages/ta/policy', { 'text:title': newName() }),
  '/office/content/languages/:language/pages/:file': (desk) =>
    filled(desk, '/office/content/languages/ta/pages/staff', { 'text:head.title': newName() }),
  '/office/start': async (desk) => {
    await publishDraft(desk)
    await sendFilled(desk, '/office/content/versions/1/back', { why: 'With its samples' })
    return filled(desk, '/office/start', {})
  },
  '/office/site': ownService,
  '/office/site (publish)': (desk) => withOwnService(desk, 'publish'),
  '/office/site (undo)': (desk) => withOwnService(desk, 'undo'),
  '/office/site (discard)': async (desk) => {
    await sendReady(desk, await ownService(desk))
    const typed = { do: 'discard' }
    return filled(desk, '/office/site?ask=discard', typed, '/office/site')
  },
  '/office/site (bring back)': async (desk) => {
    await sendReady(desk, await ownService(desk))
    const typed = { do: 'discard' }
    await sendFilled(desk, '/office/site?ask=discard', typed, '/office/site')
    return withButton(desk, '/office/site?done=discarded', 'bring-back')
  },
  '/office/site/:page': newBlock,
  '/office/site/:page (move)': async (desk) => {
    await sendReady(desk, await newBlock(desk))
    return withButton(desk, SITE_PAGE, 'down blocks.0')
  },
  '/office/site/:page (remove)': async (desk) => {
    await sendReady(desk, await newBlock(desk))
    const page = `${SITE_PAGE}?ask=remove&part=pages%2Fstaff%3Ablocks.0`
    return filled(desk, page, { do: 'remove blocks.0' }, SITE_PAGE)
  },
}

async function draft(desk: Desk): Promise<void> {
  await sendFilled(desk, '/office/content/church', { name: newName(), do: 'save' })
}

async function publishDraft(desk: Desk): Promise<void> {
  await draft(desk)
  await sendFilled(desk, '/office/content/church/publish', { why: 'A new name' })
}

const SITE_PAGE = '/office/site/staff'

function newBlock(desk: Desk): Promise<ReadyForm> {
  const page = `${SITE_PAGE}?part=pages%2Fstaff%3Ablocks.0&added=0`
  return filled(desk, page, { 'blocks.0.text': newName(), do: 'save' }, SITE_PAGE)
}

function ownService(desk: Desk): Promise<ReadyForm> {
  const typed = { 'services.0.language': newName(), do: 'save' }
  return filled(desk, '/office/site?part=church%3Aservices', typed, '/office/site')
}

async function withOwnService(desk: Desk, button: string): Promise<ReadyForm> {
  await sendReady(desk, await ownService(desk))
  return withButton(desk, '/office/site', button)
}
