import { readFormData } from '#app/http/read-form-data.ts'
import { KeptForm } from './kept-form.tsx'
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
      <KeptForm action={action} form={form} />
    </>
  )
}
