import type { OfficeContext } from './office-env.ts'
import { answerPage } from './office-page.tsx'

/** Also the answer for what exists and this role may not see. */
export function answerNotFound(context: OfficeContext): Response {
  context.env.services.count('office.refused')
  return answerPage(context, { title: 'Not found', status: 404, content: <NotFound /> })
}

/** For an action that this role may not do. */
export function answerNotAllowed(context: OfficeContext): Response {
  context.env.services.count('office.refused')
  return answerPage(context, { title: 'Not allowed', status: 403, content: <NotAllowedView /> })
}

/** For somebody who opened the address of a form by hand, or reloaded it after signing in. */
export function answerOnlyForms(context: OfficeContext): Response {
  const answer = answerPage(context, { title: 'Not a page', status: 405, content: <OnlyForms /> })
  answer.headers.set('Allow', 'POST')
  return answer
}

function OnlyForms() {
  return (
    <>
      <h1>This is not a page</h1>
      <p>
        This address only takes forms. Nothing was sent or changed.{' '}
        <a href="/office">Go to Today</a>
      </p>
    </>
  )
}

function NotFound() {
  return (
    <>
      <h1>Nothing is here</h1>
      <p>
        There is nothing at this address, or your role does not allow you to see it.{' '}
        <a href="/office">Go to Today</a>
      </p>
    </>
  )
}

function NotAllowedView() {
  return (
    <>
      <h1>Your role does not allow this</h1>
      <p>
        Nothing was changed. An admin can give you the role. <a href="/office">Go to Today</a>
      </p>
    </>
  )
}
