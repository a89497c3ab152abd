import type { RefusedForm } from '#app/ui/form/typed.ts'
import { shortMoment } from '#domain/dates.ts'
import type { Device, OwnPage, OwnPasskey } from '#workflows/staff/sessions.ts'
import { ChangesNotice } from '../action/changes-notice.tsx'
import { NameForm } from '../form/name-form.tsx'
import { changesSince } from '../office-line.ts'
import { PasskeyButton } from '../passkey-button.tsx'
import { Sheet } from '../sheet.tsx'

type Props = OwnPage & {
  /** A name that was not stored. */
  refused: RefusedForm | undefined
}

export function DevicesPage({ staff, history, devices, passkeys, refused }: Props) {
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
        <button type="submit" className="button button-quiet">
          Sign out everywhere
        </button>
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

const DEVICE_COLUMNS = [
  { label: 'Device' },
  { label: 'Since' },
  { label: 'Last seen' },
  { label: 'Sign out' },
]

function SignOutDevice({ device: { digest, device, created_at } }: { device: Device }) {
  return (
    <form method="post" action="/office/devices/sign-out">
      <input type="hidden" name="session" value={digest} />
      <button type="submit" className="button button-quiet">
        End<span className="visually-hidden">{` ${device}, since ${shortMoment(created_at)}`}</span>
      </button>
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

const PASSKEY_COLUMNS = [
  { label: 'Made with' },
  { label: 'On' },
  { label: 'Last used' },
  { label: 'Remove' },
]

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
