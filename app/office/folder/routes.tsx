import { Hono } from 'hono'
import { sentForm } from '#app/http/sent-form.ts'
import { type OfficeContext, type OfficeEnv, staffOf } from '#app/office/office-env.ts'
import { answerPage } from '#app/office/office-page.tsx'
import { answerNotAllowed, answerNotFound } from '#app/office/refusals.tsx'
import { markBadges, readFolder } from '#workflows/folder/read-folder.ts'
import { FOLDER_PARTS } from './folder-parts.ts'
import { FolderView } from './folder-view.tsx'

/** What is printed for the day of a conference: the whole folder, or a part by itself. */
export const folderRoutes = new Hono<OfficeEnv>()

const PATH = '/conferences/:code/folder'

folderRoutes.get(PATH, (context) => answerFolder(context))

folderRoutes.get(`${PATH}/:part`, (context) => answerFolder(context, context.req.param('part')))

folderRoutes.post(`${PATH}/badges`, async (context) => {
  const { typed, key } = await sentForm(context.req.raw)
  const code = context.req.param('code')
  const tickets = (typed.tickets ?? '').split(' ').filter(Boolean)
  const marking = { actor: staffOf(context), code, tickets, key }
  const marked = await markBadges(context.env.services, marking)
  if (!marked.ok) return answerNotAllowed(context)
  const address = `/office/conferences/${encodeURIComponent(code)}/folder/badges`
  return context.redirect(`${address}?only=new&done=printed`, 303)
})

async function answerFolder(context: OfficeContext, slug?: string): Promise<Response> {
  const part = slug === undefined ? undefined : FOLDER_PARTS.get(slug)
  if (slug !== undefined && !part) return answerNotFound(context)
  const wanted = { actor: staffOf(context), code: context.req.param('code') ?? '' }
  const folder = await readFolder(context.env.services, wanted)
  if (!folder.ok) {
    return folder.problem === 'not-allowed' ? answerNotAllowed(context) : answerNotFound(context)
  }
  const chosen = slug !== undefined && part ? { slug, part } : undefined
  const onlyNew = context.req.query('only') === 'new'
  const done = context.req.query('done') === 'printed' ? PRINTED : undefined
  const content = <FolderView {...{ folder, chosen, onlyNew, done }} />
  return answerPage(context, { title: part?.title ?? 'Folder', content })
}

const PRINTED = 'Noted. From now on this page shows only new badges.'
