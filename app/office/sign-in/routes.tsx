import { Hono } from 'hono'
import * as v from 'valibot'
import { deviceOf } from '#app/http/device-of.ts'
import { readSessionCookie, sessionCookie } from '#app/http/own-cookie.server.ts'
import { sentForm } from '#app/http/read-form-data.ts'
import { staffEmailField, staffNameField } from '#app/office/form/office-fields.ts'
import type { OfficeContext, OfficeEnv } from '#app/office/office-env.ts'
import { answerPage } from '#app/office/office-page.tsx'
import { readAnswer, usedPasskey } from '#app/office/passkey-answers.ts'
import { readForm } from '#app/ui/form/read-form.ts'
import type { RefusedForm } from '#app/ui/form/typed.ts'
import { askForPasskey, signInByPasskey } from '#workflows/staff/passkeys.ts'
import { readSession, signOut } from '#workflows/staff/sessions.ts'
import {
  askForLink,
  LINK_MINUTES,
  readLink,
  signInByLink,
} from '#workflows/staff/sign-in-by-link.ts'
import { LinkPage, LinkRefused, SignInPage, Threshold } from './sign-in-page.tsx'

/** Everything in front of the sign-in. */
export const signInRoutes = new Hono<OfficeEnv>()

signInRoutes.get('/sign-in', (context) =>
  answerSignIn(context, { to: ownAddress(context.req.query('to')) }),
)

signInRoutes.post('/sign-in', async (context) => {
  const sent = await sentForm(context.req.raw)
  const to = ownAddress(sent.typed.to)
  const reading = readForm(v.object({ email: staffEmailField() }), sent.typed)
  if (!reading.ok)
    return answerSignIn(context, { to, refused: { ...sent, errors: reading.errors } })
  const asking = { ...reading.value, to: to === '/office' ? undefined : to, key: sent.key }
  await askForLink(context.env.services, asking)
  return context.redirect('/office/sign-in/sent', 303)
})

type SignIn = { to: string; refused?: RefusedForm }

function answerSignIn(context: OfficeContext, { to, refused }: SignIn): Response {
  const { sampleOffice } = context.env.services
  return answerPage(context, {
    title: 'Sign in',
    status: refused ? 422 : 200,
    content: <SignInPage to={to} isSample={sampleOffice} refused={refused} />,
    hasPasskeyButton: true,
  })
}

signInRoutes.get('/sign-in/sent', (context) =>
  answerPage(context, {
    title: 'Look in your mailbox',
    content: <LinkSent isSample={context.env.services.sampleOffice} />,
  }),
)

// The next two are for the script of the sign-in page.
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

signInRoutes.get('/sign-in/:token', async (context) => {
  return answerLink(context, { to: ownAddress(context.req.query('to')) })
})

signInRoutes.post('/sign-in/:token', async (context) => {
  const { services } = context.env
  const sent = await sentForm(context.req.raw)
  const to = ownAddress(sent.typed.to)
  const reading = readForm(v.object({ name: staffNameField() }), sent.typed)
  // A name that can't be stored must not use the link up.
  if (!reading.ok) return answerLink(context, { to, refused: { ...sent, errors: reading.errors } })
  const device = deviceOf(context.req.header('User-Agent'))
  const token = context.req.param('token')
  const secret = await signInByLink(services, { token, device, ...reading.value })
  if (!secret) return refuseLink(context)
  context.header('Set-Cookie', sessionCookie(services, secret))
  return context.redirect(to, 303)
})

async function answerLink(context: OfficeContext, { to, refused }: SignIn): Promise<Response> {
  const link = await readLink(context.env.services, context.req.param('token') ?? '')
  if (!link) return refuseLink(context)
  return answerPage(context, {
    title: 'Sign in',
    status: refused ? 422 : 200,
    content: <LinkPage to={to} isNameless={link.isNameless} refused={refused} />,
  })
}

/** Also without a session: whoever presses the button is signed out afterwards. */
signInRoutes.post('/sign-out', async (context) => {
  const { services } = context.env
  const secret = readSessionCookie(context.req.raw, services)
  const staff = secret && (await readSession(services, secret))
  if (staff) await signOut(services, staff)
  context.header('Set-Cookie', sessionCookie(services, ''))
  return context.redirect('/office/sign-in', 303)
})

/** Used, expired and unknown links are answered alike. */
function refuseLink(context: OfficeContext): Response {
  context.env.services.count('office.refused')
  return answerPage(context, { title: 'Ask for a new link', status: 410, content: <LinkRefused /> })
}

/** The same for every address, so that nobody learns who is in the office. */
function LinkSent({ isSample }: { isSample: boolean }) {
  return (
    <Threshold>
      <h1>Look in your mailbox</h1>
      <p>
        If this address belongs to the office, a link is on its way. It works once, for{' '}
        {LINK_MINUTES} minutes.
      </p>
      {isSample && (
        <p>
          This site is being tried out: its mail is in <a href="/sandbox/mailbox">the mailbox</a>.
        </p>
      )}
      <p>
        Nothing has come? Look in your spam folder, or{' '}
        <a href="/office/sign-in">ask for another link</a>. After many requests it comes within two
        minutes.
      </p>
    </Threshold>
  )
}

const ANY_ORIGIN = 'http://office'

/** Where to go after signing in. Anything but an address of the office becomes the first page. */
function ownAddress(to: unknown): string {
  if (typeof to !== 'string' || !to.startsWith('/') || !URL.canParse(to, ANY_ORIGIN))
    return '/office'
  // As the browser would read it: `//evil.example` and `/\evil.example` are other sites.
  const { origin, pathname, search } = new URL(to, ANY_ORIGIN)
  if (origin !== ANY_ORIGIN || !isOfficePath(pathname)) return '/office'
  return isSignIn(pathname) ? '/office' : pathname + search
}

function isSignIn(pathname: string): boolean {
  return /^\/office\/sign-(in|out)(\/|$)/.test(pathname)
}

function isOfficePath(pathname: string): boolean {
  return pathname === '/office' || pathname.startsWith('/office/')
}
