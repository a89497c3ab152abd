import { Hono } from 'hono'
import { deviceOf } from '#app/http/device-of.ts'
import { sessionCookie } from '#app/http/session-cookie.server.ts'
import { askForPasskey, signInByPasskey } from '#workflows/staff/passkeys.ts'
import type { OfficeEnv } from '../office-env.ts'
import { readAnswer, usedPasskey } from '../passkey-answers.ts'

/** For the script of the sign-in page. */
export const passkeyRoutes = new Hono<OfficeEnv>()

passkeyRoutes.post('/sign-in/passkey-options', async (context) =>
  context.json(await askForPasskey(context.env.services)),
)

passkeyRoutes.post('/sign-in/passkey', async (context) => {
  const { services } = context.env
  const response = await readAnswer(context.req.raw, usedPasskey)
  const device = deviceOf(context.req.header('User-Agent'))
  const secret = response && (await signInByPasskey(services, { response, device }))
  if (!secret) return context.json({ ok: false }, 403)
  context.header('Set-Cookie', sessionCookie(services, secret))
  return context.json({ ok: true })
})
