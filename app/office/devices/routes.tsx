import { Hono } from 'hono'
import { sentForm } from '#app/http/sent-form.ts'
import { addPasskey, offerPasskey } from '#workflows/staff/add-passkey.ts'
import { readDevices } from '#workflows/staff/read-devices.ts'
import { removePasskey } from '#workflows/staff/remove-passkey.ts'
import { signOut, signOutEverywhere } from '#workflows/staff/sign-out.ts'
import { deviceOf } from '../device-of.ts'
import { type OfficeEnv, staffOf } from '../office-env.ts'
import { answerPage } from '../office-page.tsx'
import { newPasskey, readAnswer } from '../passkey-answers.ts'
import { sessionCookie } from '../session-cookie.ts'
import { DevicesPage } from './devices-page.tsx'

/** A person's own sessions and passkeys. Every role has them. */
export const deviceRoutes = new Hono<OfficeEnv>()

deviceRoutes.get('/devices', async (context) => {
  const staff = staffOf(context)
  const { devices, passkeys } = await readDevices(context.env.services, staff)
  return answerPage(context, {
    title: 'Your devices',
    content: <DevicesPage email={staff.name} devices={devices} passkeys={passkeys} />,
    hasPasskeyButton: true,
  })
})

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
