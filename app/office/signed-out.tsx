import { type Kept, ResendForm, readUnsentForm } from './form/resend-form.tsx'
import type { OfficeContext } from './office-env.ts'
import { answerPage } from './office-page.tsx'

/** For a form that was sent after the session had ended. What was typed is kept in the page. */
export async function answerSignedOut(context: OfficeContext): Promise<Response> {
  const kept = await readUnsentForm(context)
  return answerPage(context, {
    title: 'You are signed out',
    status: 401,
    content: <SignedOut {...kept} />,
  })
}

function SignedOut({ action, form }: Kept) {
  return (
    <>
      <h1>You are signed out</h1>
      {form ? (
        <>
          <p>
            Nothing was changed. What you typed is kept on this page: <SignInLink />, come back
            here, and send it again.
          </p>
          <ResendForm action={action} form={form} />
        </>
      ) : (
        <p>
          Nothing was changed, and what you sent is too much to keep on this page. Please{' '}
          <SignInLink />, then go back with your browser’s Back button and send it again.
        </p>
      )}
    </>
  )
}

function SignInLink() {
  return (
    <a href="/office/sign-in" target="_blank" rel="noopener">
      sign in using a new tab
    </a>
  )
}
