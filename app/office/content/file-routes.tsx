import { Hono } from 'hono'
import { sentForm } from '#app/http/read-form-data.ts'
import { suggestedWhy } from '#app/office/words/content-changes.ts'
import { publishDraft } from '#workflows/content/publish-draft.ts'
import { readPublication } from '#workflows/content/read-publication.ts'
import { asStaff, type OfficeContext, type OfficeEnv, staffOf } from '../office-env.ts'
import { answerPage } from '../office-page.tsx'
import { answerNotAllowed } from '../refusals.tsx'
import { fileAddress, shownAt } from './content-address.ts'
import { showScreen, takeScreen } from './file-screen.tsx'
import { type RefusedPublication, refusePublication } from './publication.tsx'
import { PublishView } from './publish-view.tsx'

export const fileRoutes = new Hono<OfficeEnv>()

for (const [address, folder] of [
  ['/content/pages/:file', 'pages/'],
  ['/content/:file', ''],
] as const) {
  const pathOf = (file: string) => `${folder}${file}.yaml`
  const screenOf = (file: string) => {
    const path = pathOf(file)
    const back = { label: 'All content', to: '/office/content' }
    return { place: { path, keys: [] }, address: fileAddress(path), back, page: shownAt(path) }
  }
  fileRoutes.get(address, (context) => showScreen(context, screenOf(context.req.param('file'))))
  fileRoutes.post(address, (context) => takeScreen(context, screenOf(context.req.param('file'))))
  fileRoutes.get(`${address}/publish`, (context) =>
    showPublication(context, { path: pathOf(context.req.param('file')) }),
  )
  fileRoutes.post(`${address}/publish`, (context) =>
    publish(context, pathOf(context.req.param('file'))),
  )
}

async function showPublication(
  context: OfficeContext,
  { path, refused, status = 200 }: { path: string; refused?: RefusedPublication; status?: number },
): Promise<Response> {
  const read = await asStaff(context, readPublication, { path })
  if (!read.ok) {
    if (read.problem === 'not-allowed') return answerNotAllowed(context)
    return context.redirect(fileAddress(path), 303)
  }
  const { publication } = read
  const content = <PublishView publication={publication} refused={refused} />
  const title = `Publish ${publication.name}`
  return answerPage(context, { title, status, content })
}

async function publish(context: OfficeContext, path: string): Promise<Response> {
  const sent = await sentForm(context.req.raw)
  const { key, version: seen = 0 } = sent
  const actor = staffOf(context)
  const shown = await readPublication(context.env.services, { actor, path })
  const suggested = shown.ok ? suggestedWhy(shown.publication.differences) : ''
  const publishing = { actor, path, why: sent.typed.why || suggested, seen, key }
  const published = await publishDraft(context.env.services, publishing)
  if (published.ok) return context.redirect(`/office/content?published=${published.number}`, 303)
  if (published.problem === 'not-allowed') return answerNotAllowed(context)
  const status = published.problem === 'changed' ? 409 : 422
  return showPublication(context, { path, status, refused: refusePublication(sent, published) })
}
