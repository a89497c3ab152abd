import { createMiddleware } from 'hono/factory'
import { readSessionCookie } from '#app/http/own-cookie.server.ts'
import { readSession } from '#workflows/staff/sessions.ts'
import { type Kept, ResendForm, readUnsentForm } from './form/resend-form.tsx'
import type { OfficeContext, OfficeEnv } from './office-env.ts'
import { answerPage } from './office-page.tsx'

/** Leads everybody who is not signed in to the sign-in page, and back to where they wanted to go. */
export const requireStaff = createMiddleware<OfficeEnv>(async (context, next) => {
  const { services } = context.env
  const secret = readSessionCookie(context.req.raw, services)
  const staff = secret && (await readSession(services, secret))
  if (staff) {
    context.set('staff', staff)
    return next()
  }
  services.count('office.signed-out')
  if (context.req.method === 'POST') return answerSignedOut(context)
  return context.redirect(signInAddress(context.req.url), 303)
})

function signInAddress(url: string): string {
  const { pathname, search } = new URL(url)
  if (pathname === '/office' && search === '') return '/office/sign-in'
  return `/office/sign-in?${new URLSearchParams({ to: pathname + search })}`
}

/** For a form that was sent after the session had ended. What was typed is kept in the page. */
async function answerSignedOut(context: OfficeContext): Promise<Response> {
  const unsent = await readUnsentForm(context)
  return answerPage(context, {
    title: 'You are signed out',
    status: 401,
    content: <SignedOut {...unsent} />,
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
