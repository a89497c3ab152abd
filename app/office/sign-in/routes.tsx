import { Hono } from 'hono'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { deviceOf } from '#app/http/device-of.ts'
import { readSessionCookie, sessionCookie } from '#app/http/own-cookie.server.ts'
import { sentForm } from '#app/http/read-form-data.ts'
import { staffEmailField, staffNameField } from '#app/office/form/office-fields.ts'
import { FormKey, Submit } from '#app/office/form/office-form.tsx'
import { Glass } from '#app/office/glass.tsx'
import type { OfficeContext, OfficeEnv } from '#app/office/office-env.ts'
import { answerPage } from '#app/office/office-page.tsx'
import { readAnswer, usedPasskey } from '#app/office/passkey-answers.ts'
import { PasskeyButton } from '#app/office/passkey-button.tsx'
import { readForm } from '#app/ui/form/read-form.ts'
import { type RefusedForm, typingOf } from '#app/ui/form/typed.ts'
import { TypedField } from '#app/ui/form/typed-field.tsx'
import { LONGEST_STAFF_EMAIL } from '#domain/mail/mailbox.ts'
import { mailsLinks, SAMPLE_ADMIN } from '#workflows/staff/may-enter.ts'
import { askForPasskey, signInByPasskey } from '#workflows/staff/passkeys.ts'
import { readSession, signOut } from '#workflows/staff/sessions.ts'
import {
  askForLink,
  LINK_MINUTES,
  readLink,
  signInByLink,
} from '#workflows/staff/sign-in-by-link.ts'

export const signInRoutes = new Hono<OfficeEnv>()

signInRoutes.get('/sign-in', (context) =>
  answerSignIn(context, ownAddress(context.req.query('to'))),
)

signInRoutes.post('/sign-in', async (context) => {
  const sent = await sentForm(context.req.raw)
  const to = ownAddress(sent.typed.to)
  const reading = readForm(v.object({ email: staffEmailField() }), sent.typed)
  if (!reading.ok) return answerSignIn(context, to, { ...sent, errors: reading.errors })
  const asking = { ...reading.value, to: to === '/office' ? undefined : to, key: sent.key }
  await askForLink(context.env.services, asking)
  return context.redirect('/office/sign-in/sent', 303)
})

function answerSignIn(context: OfficeContext, to: string, refused?: RefusedForm): Response {
  const { services } = context.env
  const isMailed = mailsLinks(services)
  return answerPage(context, {
    title: 'Sign in',
    status: refused ? 422 : 200,
    content: (
      <Threshold>
        <h1>Sign in to the office</h1>
        {isMailed ? (
          <p>We send a link to your e-mail address. There is no password.</p>
        ) : (
          <p>
            This site is a trial. Everybody can read its mail, so it mails no links: whoever
            installed it makes one for you, with the command “narthex invite”.
          </p>
        )}
        {services.sampleOffice && (
          <p>
            This site is being tried out: sign in as <b>{SAMPLE_ADMIN}</b>.
          </p>
        )}
        {isMailed && (
          <form method="post" className="form" action="/office/sign-in" noValidate>
            <FormKey value={refused?.key} fields={{ to }} />
            <TypedField
              label="Email"
              name="email"
              type="email"
              autoComplete="username"
              required
              maxLength={LONGEST_STAFF_EMAIL}
              focus={refused !== undefined}
              {...typingOf(refused)}
            />
            <Submit>Send link</Submit>
          </form>
        )}
        <PasskeyButton purpose="use" to={to} quiet />
      </Threshold>
    ),
  })
}

// The answer is the same for every address, so that nobody learns who is in the office.
signInRoutes.get('/sign-in/sent', (context) =>
  answerPage(context, {
    title: 'Look in your mailbox',
    content: (
      <Threshold>
        <h1>Look in your mailbox</h1>
        <p>
          If this address belongs to the office, a link is on its way. It works once, for{' '}
          {LINK_MINUTES} minutes.
        </p>
        {context.env.services.sampleOffice && (
          <p>
            This site is being tried out: its mail is in <a href="/sandbox/mailbox">the mailbox</a>.
          </p>
        )}
        <p>
          Nothing has come? Look in your spam folder, or{' '}
          <a href="/office/sign-in">ask for another link</a>. After many requests it comes within
          two minutes.
        </p>
      </Threshold>
    ),
  }),
)

signInRoutes.post('/sign-in/passkey-options', async (context) =>
  context.json(await askForPasskey(context.env.services)),
)

signInRoutes.post('/sign-in/passkey', async (context) => {
  const { services } = context.env
  const response = await readAnswer(context.req.raw, usedPasskey)
  const device = deviceOf(context.req.header('User-Agent'))
  const secret = response && (await signInByPasskey(services, { response, device }))
  if (!secret) return context.json({ ok: false }, 403)
  context.header('Set-Cookie', sessionCookie(services, secret))
  return context.json({ ok: true })
})

signInRoutes.get('/sign-in/:token', async (context) =>
  answerLink(context, ownAddress(context.req.query('to'))),
)

signInRoutes.post('/sign-in/:token', async (context) => {
  const { services } = context.env
  const sent = await sentForm(context.req.raw)
  const to = ownAddress(sent.typed.to)
  const reading = readForm(v.object({ name: staffNameField() }), sent.typed)
  // A name that can't be stored must not use the link up.
  if (!reading.ok) return answerLink(context, to, { ...sent, errors: reading.errors })
  const device = deviceOf(context.req.header('User-Agent'))
  const token = context.req.param('token')
  const secret = await signInByLink(services, { token, device, ...reading.value })
  if (!secret) return refuseLink(context)
  context.header('Set-Cookie', sessionCookie(services, secret))
  return context.redirect(to, 303)
})

/** Only the button uses the link of a mail up: mail scanners open links too. */
async function answerLink(context: OfficeContext, to: string, refused?: RefusedForm) {
  const link = await readLink(context.env.services, context.req.param('token') ?? '')
  if (!link) return refuseLink(context)
  return answerPage(context, {
    title: 'Sign in',
    status: refused ? 422 : 200,
    content: (
      <Threshold>
        <h1>Welcome to the office</h1>
        <p>One more step, on the device that you want to use.</p>
        <form method="post">
          <input type="hidden" name="to" value={to} />
          {link.isNameless && (
            <TypedField
              label="Your name"
              name="name"
              autoComplete="name"
              help="Optional. Your colleagues see it in the history."
              {...typingOf(refused)}
            />
          )}
          <Submit>Sign in</Submit>
        </form>
      </Threshold>
    ),
  })
}

/** Used, expired and unknown links are answered alike. */
function refuseLink(context: OfficeContext): Response {
  context.env.services.count('office.refused')
  return answerPage(context, {
    title: 'Ask for a new link',
    status: 410,
    content: (
      <Threshold>
        <h1>This link no longer works</h1>
        <p>
          Each link signs you in once. A link from an invitation works for seven days, one from the
          sign-in page for {LINK_MINUTES} minutes.
        </p>
        <p>
          <a className="button" href="/office/sign-in">
            Ask for a new link
          </a>
        </p>
      </Threshold>
    ),
  })
}

/** Whoever presses the button without a session is signed out afterwards too. */
signInRoutes.post('/sign-out', async (context) => {
  const { services } = context.env
  const secret = readSessionCookie(context.req.raw, services)
  const staff = secret && (await readSession(services, secret))
  if (staff) await signOut(services, staff)
  context.header('Set-Cookie', sessionCookie(services, ''))
  return context.redirect('/office/sign-in', 303)
})

function Threshold({ children }: { children: ReactNode }) {
  return (
    <div className="threshold stack gap-4">
      <Glass />
      <div className="office-narrow stack gap-4">{children}</div>
    </div>
  )
}

const ANY_ORIGIN = 'http://office'

/** Where to go after signing in. Anything but an address of the office becomes the first page. */
function ownAddress(to: unknown): string {
  if (typeof to !== 'string' || !to.startsWith('/') || !URL.canParse(to, ANY_ORIGIN)) {
    return '/office'
  }
  // As the browser would read it: `//evil.example` and `/\evil.example` are other sites.
  const { origin, pathname, search } = new URL(to, ANY_ORIGIN)
  const isOffice = /^\/office(?:$|\/(?!sign-(?:in|out)(?:\/|$)))/.test(pathname)
  return origin === ANY_ORIGIN && isOffice ? pathname + search : '/office'
}
