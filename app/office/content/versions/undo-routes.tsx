import { Hono } from 'hono'
import { sentForm } from '#app/http/sent-form.ts'
import { ConfirmForm } from '#app/office/content/confirm-form.tsx'
import { refusePublication } from '#app/office/content/publication.tsx'
import { type OfficeContext, type OfficeEnv, staffOf } from '#app/office/office-env.ts'
import { answerPage } from '#app/office/office-page.tsx'
import { answerNotAllowed, answerNotFound, answerRefused } from '#app/office/refusals.tsx'
import { UNDO, undoneWhy, whyWords } from '#app/office/words/content.ts'
import { TypedErrors } from '#app/ui/form/typed-field.tsx'
import { readUndo, type UndoPage, undoVersion } from '#workflows/content/undo-version.ts'
import { Changes } from './version-view.tsx'

/** Takes back what one version has changed, and nothing else. */
export const undoRoutes = new Hono<OfficeEnv>()

undoRoutes.get('/content/versions/:number/undo', (context) =>
  answerUndo(context, context.req.param('number')),
)

undoRoutes.post('/content/versions/:number/undo', async (context) => {
  const sent = await sentForm(context.req.raw)
  const read = await readPage(context, context.req.param('number'))
  if (read instanceof Response) return read
  const { version } = read
  const { key } = sent
  const undoing = { actor: staffOf(context), number: version.number, why: undoneWhy(version), key }
  const undone = await undoVersion(context.env.services, undoing)
  if (undone.ok) {
    const isDate = version.changed.includes('conferences.yaml')
    const address = isDate ? '/office/conferences?undone=' : '/office/content?published='
    return context.redirect(address + undone.number, 303)
  }
  if (undone.problem === 'not-allowed') return answerNotAllowed(context)
  if (undone.problem === 'unknown') return answerNotFound(context)
  const problems =
    undone.problem === 'changed' ? [UNDO.clash] : refusePublication(sent, undone).problems
  return answerUndo(context, context.req.param('number'), { formKey: key, problems })
})

type Refused = { formKey: string | undefined; problems: readonly string[] }

async function answerUndo(context: OfficeContext, number: string, refused?: Refused) {
  const page = await readPage(context, number)
  if (page instanceof Response) return page
  const content = <UndoView page={page} {...refused} />
  return answerPage(context, { title: 'Undo', status: refused ? 409 : 200, content })
}

async function readPage(context: OfficeContext, word: string) {
  const number = /^\d{1,9}$/.test(word) ? Number(word) : 0
  const read = await readUndo(context.env.services, { actor: staffOf(context), number })
  if (read.ok) return read.page
  return answerRefused(context, read)
}

type UndoViewProps = { page: UndoPage; formKey?: string | undefined; problems?: readonly string[] }

/** What taking back one version's change does, and the button that does it. */
function UndoView({ page: { version, files }, formKey, problems = [] }: UndoViewProps) {
  const { number } = version
  return (
    <>
      <h1>Undo “{whyWords(version)}”?</h1>
      {files ? (
        <>
          <p>{UNDO.only}</p>
          {files.length === 0 && <p>{UNDO.done}</p>}
          <Changes files={files} />
        </>
      ) : (
        <p>{UNDO.clash}</p>
      )}
      <ConfirmForm
        action={`/office/content/versions/${number}/undo`}
        formKey={formKey}
        button={files && files.length > 0 ? 'Undo' : undefined}
        leave={{ label: 'Leave it as it is', to: `/office/content/versions/${number}` }}
      >
        <TypedErrors errors={{}} others={[...problems]} />
      </ConfirmForm>
    </>
  )
}
