import { Hono } from 'hono'
import * as v from 'valibot'
import { deviceOf } from '#app/http/device-of.ts'
import { sentForm } from '#app/http/sent-form.ts'
import { sessionCookie } from '#app/http/session-cookie.server.ts'
import { staffNameField } from '#app/office/form/office-fields.ts'
import { readForm } from '#app/ui/form/read-form.ts'
import type { RefusedForm } from '#app/ui/form/typed.ts'
import { nameStaff } from '#workflows/staff/change-staff.ts'
import { addPasskey, offerPasskey, removePasskey } from '#workflows/staff/passkeys.ts'
import { readDevices, signOut, signOutEverywhere } from '#workflows/staff/sessions.ts'
import { type OfficeContext, type OfficeEnv, staffOf } from '../office-env.ts'
import { answerPage } from '../office-page.tsx'
import { newPasskey, readAnswer } from '../passkey-answers.ts'
import { DevicesPage } from './devices-page.tsx'

/** A person's own name, sessions and passkeys. Every role has them. */
export const deviceRoutes = new Hono<OfficeEnv>()

deviceRoutes.get('/devices', (context) => answerOwnPage(context))

deviceRoutes.post('/devices/name', async (context) => {
  const sent = await sentForm(context.req.raw)
  const reading = readForm(v.object({ name: staffNameField() }), sent.typed)
  if (!reading.ok) return answerOwnPage(context, { ...sent, errors: reading.errors })
  const actor = staffOf(context)
  const naming = { actor, id: actor.staffId, ...reading.value, ...sent }
  const named = await nameStaff(context.env.services, naming)
  if (named.ok) return context.redirect('/office/devices', 303)
  return answerOwnPage(context, { ...sent, errors: {} })
})

/** Without an error the name was refused because somebody has changed the person's access meanwhile. */
async function answerOwnPage(context: OfficeContext, refused?: RefusedForm): Promise<Response> {
  const page = await readDevices(context.env.services, staffOf(context))
  const refusal = refused?.errors.name ? 422 : 409
  return answerPage(context, {
    title: 'Your devices',
    status: refused ? refusal : 200,
    content: <DevicesPage {...page} refused={refused} />,
    hasPasskeyButton: true,
  })
}

deviceRoutes.post('/devices/sign-out', async (context) => {
  const { session = '' } = (await sentForm(context.req.raw)).typed
  await signOut(context.env.services, staffOf(context), session)
  return context.redirect('/office/devices', 303)
})

deviceRoutes.post('/devices/sign-out-everywhere', async (context) => {
  const { services } = context.env
  await signOutEverywhere(services, staffOf(context))
  context.header('Set-Cookie', sessionCookie(services, ''))
  return context.redirect('/office/sign-in', 303)
})

deviceRoutes.post('/passkey-options', async (context) =>
  context.json(await offerPasskey(context.env.services, staffOf(context))),
)

deviceRoutes.post('/passkeys', async (context) => {
  const response = await readAnswer(context.req.raw, newPasskey)
  const staff = staffOf(context)
  const device = deviceOf(context.req.header('User-Agent'))
  const isAdded = response && (await addPasskey(context.env.services, { staff, response, device }))
  return context.json({ ok: isAdded === true }, isAdded ? 200 : 400)
})

deviceRoutes.post('/passkeys/remove', async (context) => {
  const { passkey = '' } = (await sentForm(context.req.raw)).typed
  await removePasskey(context.env.services, staffOf(context), passkey)
  return context.redirect('/office/devices', 303)
})
