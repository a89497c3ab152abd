import { readFormData } from '#app/http/read-form-data.ts'
import type { OfficeContext } from './office-env.ts'
import { answerPage } from './office-page.tsx'

/** For a form that was sent after the session had ended. Everything typed is kept in the page. */
export async function answerSignedOut(context: OfficeContext): Promise<Response> {
  const { pathname, search } = new URL(context.req.url)
  const form = await readFormData(context.req.raw)
  return answerPage(context, {
    title: 'You are signed out',
    status: 401,
    content: <SignedOut action={pathname + search} form={form} />,
  })
}

function SignedOut({ action, form }: { action: string; form: FormData }) {
  const fields = [...form].flatMap(([name, value], at) =>
    typeof value === 'string' ? [{ id: `${at}`, name, value }] : [],
  )
  const hasFile = fields.length < [...form].length
  return (
    <>
      <h1>You are signed out</h1>
      <p>
        Nothing was changed. What you typed is kept on this page:{' '}
        <a href="/office/sign-in" target="_blank" rel="noopener">
          sign in in a new tab
        </a>
        , come back here, and send it again.
      </p>
      {hasFile && <p>A file can't be kept: please go back and choose it once more.</p>}
      <form method="post" action={action}>
        {fields.map(({ id, name, value }) => (
          <input key={id} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" className="button">
          Send it again
        </button>
      </form>
    </>
  )
}
