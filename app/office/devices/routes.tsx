import * as v from 'valibot'
import { deviceOf } from '#app/http/device-of.ts'
import { sessionCookie } from '#app/http/own-cookie.server.ts'
import { officeForm, officePage, officeRoutes, type PageProps } from '#app/office/engine/engine.tsx'
import { NameForm } from '#app/office/form/name-form.tsx'
import { staffNameField } from '#app/office/form/office-fields.ts'
import { Submit } from '#app/office/form/office-form.tsx'
import { ChangesNotice } from '#app/office/history-list.tsx'
import { changesSince } from '#app/office/office-line.ts'
import { PasskeyButton } from '#app/office/passkey-button.tsx'
import { Sheet } from '#app/office/sheet.tsx'
import { shortMoment } from '#domain/dates.ts'
import { nameStaff } from '#workflows/staff/change-staff.ts'
import { addPasskey, offerPasskey, removePasskey } from '#workflows/staff/passkeys.ts'
import {
  type Device,
  type OwnPage,
  type OwnPasskey,
  readDevices,
  signOut,
  signOutEverywhere,
} from '#workflows/staff/sessions.ts'
import { staffOf } from '../office-env.ts'
import { newPasskey, readAnswer } from '../passkey-answers.ts'

const devices = officePage({
  path: '/devices',
  read: (services, { actor }) => readDevices(services, actor),
  title: 'Your devices',
  View: DevicesPage,
  hasPasskeyButton: true,
})

/** A person's own name, sessions and passkeys. Every role has them. */
export const deviceRoutes = officeRoutes([
  devices,
  officeForm({
    path: '/devices/name',
    page: devices,
    fields: v.object({ name: staffNameField() }),
    run: (services, asked, { name }) =>
      nameStaff(services, { ...asked, id: asked.actor.staffId, name }),
    to: '/office/devices',
  }),
  officeForm({
    path: '/devices/sign-out',
    page: devices,
    fields: v.object({ session: v.string() }),
    run: (services, { actor }, { session }) => signOut(services, actor, session),
    to: '/office/devices',
  }),
  officeForm({
    path: '/passkeys/remove',
    page: devices,
    fields: v.object({ passkey: v.string() }),
    run: (services, { actor }, { passkey }) => removePasskey(services, actor, passkey),
    to: '/office/devices',
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
  const isAdded = response && (await addPasskey(context.env.services, { staff, response, device }))
  return context.json({ ok: isAdded === true }, isAdded ? 200 : 400)
})

function DevicesPage({ page, refused }: PageProps<OwnPage>) {
  const { staff, history, devices, passkeys } = page
  return (
    <>
      <h1>Your devices</h1>
      <p>
        You signed in with {staff.email}. A device is signed out after 12 hours without use, and
        after 30 days at the latest.
      </p>
      <ChangesNotice
        about="person’s access"
        changes={changesSince(history, refused?.version ?? staff.version)}
      />
      <NameForm action="/office/devices/name" staff={staff} refused={refused} />
      <Devices devices={devices} />
      <form method="post" action="/office/devices/sign-out-everywhere">
        <Submit isQuiet>Sign out everywhere</Submit>
      </form>
      <h2>Passkeys</h2>
      <p>A passkey signs you in with your fingerprint, your face or your device’s code.</p>
      {passkeys.length > 0 && <Passkeys passkeys={passkeys} />}
      <PasskeyButton purpose="add" to="/office/devices" />
      <noscript>
        <p>Adding a passkey needs JavaScript. The mailed link works without it.</p>
      </noscript>
    </>
  )
}

function Devices({ devices }: { devices: readonly Device[] }) {
  const rows = devices.map((device) => ({
    key: device.digest,
    cells: [
      device.isThis ? `${device.device} (this one)` : device.device,
      shortMoment(device.created_at),
      shortMoment(device.seen_at),
      device.isThis ? 'Use the “Sign out” button' : <SignOutDevice key="end" device={device} />,
    ],
  }))
  return <Sheet caption="Signed in on" columns={DEVICE_COLUMNS} rows={rows} />
}

const DEVICE_COLUMNS = ['Device', 'Since', 'Last seen', 'Sign out']

function SignOutDevice({ device: { digest, device, created_at } }: { device: Device }) {
  return (
    <form method="post" action="/office/devices/sign-out">
      <input type="hidden" name="session" value={digest} />
      <Submit isQuiet>
        End<span className="visually-hidden">{` ${device}, since ${shortMoment(created_at)}`}</span>
      </Submit>
    </form>
  )
}

function Passkeys({ passkeys }: { passkeys: readonly OwnPasskey[] }) {
  const rows = passkeys.map((passkey) => ({
    key: passkey.id,
    cells: [
      passkey.name,
      shortMoment(passkey.created_at),
      passkey.used_at ? shortMoment(passkey.used_at) : 'Not yet',
      <RemovePasskey key="remove" passkey={passkey} />,
    ],
  }))
  return <Sheet caption="Your passkeys" columns={PASSKEY_COLUMNS} rows={rows} />
}

const PASSKEY_COLUMNS = ['Made with', 'On', 'Last used', 'Remove']

function RemovePasskey({ passkey: { id, name, created_at } }: { passkey: OwnPasskey }) {
  return (
    <form method="post" action="/office/passkeys/remove">
      <input type="hidden" name="passkey" value={id} />
      <button type="submit" className="button button-quiet">
        Remove
        <span className="visually-hidden">{` ${name}, made on ${shortMoment(created_at)}`}</span>
      </button>
    </form>
  )
}
