import { Hono } from 'hono'
import { changeFile } from '#workflows/content/change-file.ts'
import { discardDraft } from '#workflows/content/discard-draft.ts'
import { listContentFiles } from '#workflows/content/list-files.ts'
import { type Opened, openFile } from '#workflows/content/open-file.ts'
import { publishDraft } from '#workflows/content/publish-draft.ts'
import { readPublication } from '#workflows/content/read-publication.ts'
import { keyOf } from '../form-key.tsx'
import { type OfficeContext, type OfficeEnv, staffOf } from '../office-env.ts'
import { answerPage } from '../office-page.tsx'
import { answerNotAllowed, answerNotFound } from '../refusals.tsx'
import { typedFields } from '../typed-fields.ts'
import { fileAddress } from './content-address.ts'
import { ContentListView } from './content-list-view.tsx'
import { FileView } from './file-view.tsx'
import { BUTTON, readButton } from './form-buttons.ts'
import { publishProblems, WHY_MISSING } from './publish-problems.ts'
import { PublishView } from './publish-view.tsx'
import { readTyped } from './read-typed.ts'

export const fileRoutes = new Hono<OfficeEnv>()

fileRoutes.get('/content', async (context) => {
  const list = await listContentFiles(context.env.services, staffOf(context))
  if (!list.ok) return answerNotAllowed(context)
  const word = context.req.query('published') ?? ''
  const published = /^\d{1,9}$/.test(word) ? Number(word) : undefined
  return answerPage(context, {
    title: 'Content',
    content: <ContentListView list={list} published={published} />,
  })
})

for (const [address, folder] of [
  ['/content/pages/:file', 'pages/'],
  ['/content/:file', ''],
] as const) {
  const pathOf = (file: string) => `${folder}${file}.yaml`
  fileRoutes.get(address, (context) => showFile(context, pathOf(context.req.param('file'))))
  fileRoutes.post(address, (context) => takeFile(context, pathOf(context.req.param('file'))))
  fileRoutes.get(`${address}/publish`, (context) =>
    showPublication(context, { path: pathOf(context.req.param('file')) }),
  )
  fileRoutes.post(`${address}/publish`, (context) =>
    publish(context, pathOf(context.req.param('file'))),
  )
}

async function showFile(context: OfficeContext, path: string): Promise<Response> {
  const actor = staffOf(context)
  const opened = await openFile(context.env.services, { actor, place: { path, keys: [] } })
  return answerFile(context, opened, { isSaved: context.req.query('saved') !== undefined })
}

async function takeFile(context: OfficeContext, path: string): Promise<Response> {
  const { typed } = await readTyped(context)
  const pressed = typed.get(BUTTON) ?? ''
  const actor = staffOf(context)
  if (pressed === 'discard') {
    const gone = await discardDraft(context.env.services, { actor, path })
    return gone.ok ? context.redirect(fileAddress(path), 303) : answerNotAllowed(context)
  }
  const button = readButton(pressed)
  const place = { path, keys: [] }
  const changed = await changeFile(context.env.services, { actor, place, typed, button })
  if (!changed.ok || button) return answerFile(context, changed)
  if (pressed !== 'publish') return context.redirect(`${fileAddress(path)}?saved=yes`, 303)
  const { errors, isDraft } = changed.file
  const isFaulty = Object.keys(errors.fields).length + errors.others.length > 0
  if (isFaulty) return answerFile(context, changed, { status: 422 })
  if (!isDraft) return context.redirect(`${fileAddress(path)}?saved=yes`, 303)
  return context.redirect(`${fileAddress(path)}/publish`, 303)
}

function answerFile(
  context: OfficeContext,
  opened: Opened,
  { isSaved = false, status = 200 }: { isSaved?: boolean; status?: number } = {},
): Response {
  if (!opened.ok) {
    return opened.problem === 'unknown' ? answerNotFound(context) : answerNotAllowed(context)
  }
  const { file } = opened
  return answerPage(context, {
    title: status === 200 ? file.name : `Error: ${file.name}`,
    status,
    content: (
      <FileView file={file} action={fileAddress(file.path)} heading={file.name} isSaved={isSaved} />
    ),
  })
}

type Refused = {
  why: string
  formKey: string | undefined
  error?: string
  problems?: string[]
}

async function showPublication(
  context: OfficeContext,
  { path, refused, status = 200 }: { path: string; refused?: Refused; status?: number },
): Promise<Response> {
  const read = await readPublication(context.env.services, { actor: staffOf(context), path })
  if (!read.ok) {
    if (read.problem === 'not-allowed') return answerNotAllowed(context)
    return context.redirect(fileAddress(path), 303)
  }
  const { publication } = read
  const content = <PublishView publication={publication} {...refused} />
  const title = `Publish ${publication.name}`
  return answerPage(context, { title: refused ? `Error: ${title}` : title, status, content })
}

async function publish(context: OfficeContext, path: string): Promise<Response> {
  const typed = await typedFields(context)
  const [key, why, seen] = [keyOf(typed), typed.why ?? '', Number(typed.version) || 0]
  const actor = staffOf(context)
  const published = await publishDraft(context.env.services, { actor, path, why, seen, key })
  if (published.ok) return context.redirect(`/office/content?published=${published.number}`, 303)
  if (published.problem === 'not-allowed') return answerNotAllowed(context)
  if (published.problem === 'no-reason') {
    return showPublication(context, {
      path,
      status: 422,
      refused: { why, formKey: key, error: WHY_MISSING },
    })
  }
  const refused = { why, formKey: key, problems: publishProblems(published) }
  const status = published.problem === 'changed' ? 409 : 422
  return showPublication(context, { path, status, refused })
}
