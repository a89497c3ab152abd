import * as v from 'valibot'
import { deviceOf } from '#app/http/device-of.ts'
import { sessionCookie } from '#app/http/own-cookie.server.ts'
import { Moment } from '#app/office/cells.tsx'
import { officeForm, officePage, officeRoutes, type PageProps } from '#app/office/engine/engine.tsx'
import { NameForm } from '#app/office/form/name-form.tsx'
import { staffNameField } from '#app/office/form/office-fields.ts'
import { PostButton } from '#app/office/form/office-form.tsx'
import { ChangesNotice } from '#app/office/history-list.tsx'
import { PasskeyButton } from '#app/office/passkey-button.tsx'
import { Sheet } from '#app/office/sheet.tsx'
import { StatusNotice } from '#app/ui/status-notice.tsx'
import { shortMoment } from '#domain/dates.ts'
import { nameStaff } from '#workflows/staff/change-staff.ts'
import { addPasskey, offerPasskey, removePasskey } from '#workflows/staff/passkeys.ts'
import { type OwnPage, readDevices, signOut, signOutEverywhere } from '#workflows/staff/sessions.ts'
import { staffOf } from '../office-env.ts'
import { newPasskey, readAnswer } from '../passkey-answers.ts'

const devices = officePage({
  path: '/devices',
  read: (services, { actor }) => readDevices(services, actor),
  title: 'Your devices',
  says: { name: 'Saved. The history shows this name.' },
  View: DevicesPage,
})

const to = '/office/devices'

export const deviceRoutes = officeRoutes([
  devices,
  officeForm({
    path: '/devices/name',
    page: devices,
    fields: v.object({ name: staffNameField() }),
    run: (services, asked, { name }) =>
      nameStaff(services, { ...asked, id: asked.actor.staffId, name }),
    to: `${to}?done=name`,
  }),
  officeForm({
    path: '/devices/sign-out',
    page: devices,
    fields: v.object({ session: v.string() }),
    run: (services, { actor }, { session }) => signOut(services, actor, session),
    to,
  }),
  officeForm({
    path: '/passkeys/remove',
    page: devices,
    fields: v.object({ passkey: v.string() }),
    run: (services, { actor }, { passkey }) => removePasskey(services, actor, passkey),
    to,
  }),
])

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
  const isAdded = response && (await addPasskey(context.env.services, staff, { response, device }))
  return context.json({ ok: isAdded === true }, isAdded ? 200 : 400)
})

function DevicesPage({ page, said, refused }: PageProps<OwnPage>) {
  const { staff, devices, passkeys } = page
  return (
    <>
      <h1>Your devices</h1>
      <StatusNotice>{said}</StatusNotice>
      <p>
        You signed in with {staff.email}. A device is signed out after 12 hours without use, and
        after 30 days at the latest.
      </p>
      <ChangesNotice about="person’s access" changes={refused?.changes} />
      <NameForm action="/office/devices/name" staff={staff} refused={refused} />
      <Sheet
        caption="Signed in on"
        columns={[
          ['Device', ({ device, isThis }) => (isThis ? `${device} (this one)` : device)],
          ['Since', ({ created_at }) => <Moment at={created_at} />],
          ['Last seen', ({ seen_at }) => <Moment at={seen_at} />],
          [
            'Sign out',
            ({ digest, device, created_at, isThis }) =>
              isThis ? (
                'Use the “Sign out” button'
              ) : (
                <PostButton action="/office/devices/sign-out" fields={{ session: digest }}>
                  End
                  <span className="visually-hidden">{` ${device}, since ${shortMoment(created_at)}`}</span>
                </PostButton>
              ),
          ],
        ]}
        rows={devices}
      />
      <PostButton action="/office/devices/sign-out-everywhere">Sign out everywhere</PostButton>
      <h2>Passkeys</h2>
      <p>A passkey signs you in with your fingerprint, your face or your device’s code.</p>
      <Sheet
        caption="Your passkeys"
        columns={[
          ['Made with', ({ name }) => name],
          ['On', ({ created_at }) => <Moment at={created_at} />],
          ['Last used', ({ used_at }) => (used_at ? <Moment at={used_at} /> : 'Not yet')],
          [
            'Remove',
            ({ id, name, created_at }) => (
              <PostButton action="/office/passkeys/remove" fields={{ passkey: id }}>
                Remove
                <span className="visually-hidden">{` ${name}, made on ${shortMoment(created_at)}`}</span>
              </PostButton>
            ),
          ],
        ]}
        rows={passkeys}
      />
      <PasskeyButton purpose="add" to="/office/devices" />
      <noscript>
        <p>Adding a passkey needs JavaScript. The mailed link works without it.</p>
      </noscript>
    </>
  )
}
