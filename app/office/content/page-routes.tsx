import { Hono } from 'hono'
import { findAddress } from '#app/addresses.ts'
import { sentForm } from '#app/http/read-form-data.ts'
import { asStaff, type OfficeContext, type OfficeEnv, staffOf } from '#app/office/office-env.ts'
import { answerPage } from '#app/office/office-page.tsx'
import { answerNotAllowed, answerNotFound } from '#app/office/refusals.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { type Typing, typingOf } from '#app/ui/form/typed.ts'
import { deletePage, startPage } from '#workflows/content/drafts/start-page.ts'
import { listContentFiles } from '#workflows/content/list-files.ts'
import { ConfirmForm } from './confirm-form.tsx'
import { fileAddress } from './content-address.ts'
import { ContentListView } from './content-list-view.tsx'

import { listedPages } from './page-choices.ts'
import { type RefusedPublication, refusePublication, WhyField } from './publication.tsx'
import { siteAddress } from './site/part-address.ts'

/** New pages, and pages that go away. */
export const pageRoutes = new Hono<OfficeEnv>()

pageRoutes.get('/content', (context) => answerList(context))

pageRoutes.post('/content', async (context) => {
  const { typed } = await sentForm(context.req.raw)
  const { address = '', title = '', lead = '' } = typed
  const isTaken = (path: string) => findAddress(path) !== undefined
  const page = {
    actor: staffOf(context),
    address: address || addressOf(title),
    title,
    lead,
    isTaken,
  }
  const started = await startPage(context.env.services, page)
  // Without words there is nothing to show yet.
  if (started.ok)
    return context.redirect(
      started.isShown ? siteAddress(`/${started.slug}`) : fileAddress(started.path),
      303,
    )
  if (started.problem === 'not-allowed') return answerNotAllowed(context)
  return answerList(context, { typed, errors: { address: MESSAGES[started.problem] } })
})

/** "Summer Camp 2027" is at /summer-camp-2027. */
function addressOf(title: string): string {
  return (title.toLowerCase().match(/[a-z0-9]+/g) ?? []).join('-').slice(0, 40).replace(/-$/, '')
}

const MESSAGES = {
  'bad-address': 'Please enter an address such as /summer-camp: small letters, digits and hyphens.',
  'address-exists': 'This address is already in use. Please choose another one.',
}

async function answerList(context: OfficeContext, refused?: Typing): Promise<Response> {
  const { services } = context.env
  const list = await listContentFiles(services, staffOf(context))
  if (!list.ok) return answerNotAllowed(context)
  const word = context.req.query('published') ?? ''
  const published = /^\d{1,9}$/.test(word) ? Number(word) : undefined
  return answerPage(context, {
    title: 'Content',
    status: refused ? 422 : 200,
    content: (
      <ContentListView
        list={list}
        pages={listedPages(services, list)}
        now={services.now()}
        published={published}
        refused={refused}
      />
    ),
  })
}

pageRoutes.get('/content/pages/:file/delete', (context) =>
  answerDeletion(context, { file: context.req.param('file') }),
)

pageRoutes.post('/content/pages/:file/delete', async (context) => {
  const file = context.req.param('file')
  const sent = await sentForm(context.req.raw)
  const [why, key] = [sent.typed.why || `Delete the page /${file}`, sent.key]
  const published = await asStaff(context, deletePage, { path: `pages/${file}.yaml`, why, key })
  if (published.ok) return context.redirect(`/office/content?published=${published.number}`, 303)
  if (published.problem === 'not-allowed') return answerNotAllowed(context)
  return answerDeletion(context, { file, refused: refusePublication(sent, published) })
})

type Deletion = { file: string; refused?: RefusedPublication }

async function answerDeletion(context: OfficeContext, deletion: Deletion): Promise<Response> {
  const list = await listContentFiles(context.env.services, staffOf(context))
  if (!list.ok) return answerNotAllowed(context)
  const page = list.pages.find(({ path }) => path === `pages/${deletion.file}.yaml`)
  if (!page) return answerNotFound(context)
  return answerPage(context, {
    title: 'Delete page',
    status: deletion.refused ? 422 : 200,
    content: <DeletePageView {...deletion} />,
  })
}

/** Asks before a page goes away. */
function DeletePageView({ file, refused }: Deletion) {
  const address = `/office/content/pages/${file}`
  return (
    <>
      <h1>Delete the page /{file}</h1>
      <p>Visitors will no longer find it. To have it again, bring back an earlier version.</p>
      <ConfirmForm
        action={`${address}/delete`}
        formKey={refused?.key}
        button="Delete page"
        leave={{ label: 'Keep it', to: address }}
      >
        <ErrorSummary formErrors={refused?.problems} fields={[]} />
        <WhyField {...typingOf(refused)} />
      </ConfirmForm>
    </>
  )
}
