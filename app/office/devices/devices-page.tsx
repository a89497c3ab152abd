import { formatMoment } from '#domain/dates.ts'
import type { Device, OwnPasskey } from '#workflows/staff/read-devices.ts'
import { PasskeyButton } from '../passkey-button.tsx'

type Props = { email: string; devices: readonly Device[]; passkeys: readonly OwnPasskey[] }

export function DevicesPage({ email, devices, passkeys }: Props) {
  return (
    <>
      <h1>Your devices</h1>
      <p>
        You signed in with {email}. A device is signed out after 12 hours without use, and after 30
        days at the latest.
      </p>
      <Devices devices={devices} />
      <form method="post" action="/office/devices/sign-out-everywhere">
        <button type="submit" className="button button-quiet">
          Sign out everywhere
        </button>
      </form>
      <h2>Passkeys</h2>
      <p>A passkey signs you in with your fingerprint, your face or the code of your device.</p>
      {passkeys.length > 0 && <Passkeys passkeys={passkeys} />}
      <PasskeyButton purpose="add" to="/office/devices" />
      <noscript>
        <p>Adding a passkey needs JavaScript. The mailed link works without.</p>
      </noscript>
    </>
  )
}

function Devices({ devices }: Pick<Props, 'devices'>) {
  return (
    <table className="office-table">
      <caption>Signed in on</caption>
      <thead>
        <tr>
          <th scope="col">Device</th>
          <th scope="col">Since</th>
          <th scope="col">Last seen</th>
          <th scope="col">Sign out</th>
        </tr>
      </thead>
      <tbody>
        {devices.map((device) => (
          <tr key={device.digest}>
            <th scope="row">
              {device.device}
              {device.isThis && ' (this one)'}
            </th>
            <td data-label="Since">{moment(device.created_at)}</td>
            <td data-label="Last seen">{moment(device.seen_at)}</td>
            <td>{device.isThis ? 'At the top of the page' : <SignOutDevice device={device} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function SignOutDevice({ device: { digest, device, created_at } }: { device: Device }) {
  return (
    <form method="post" action="/office/devices/sign-out">
      <input type="hidden" name="session" value={digest} />
      <button type="submit" className="button button-quiet">
        End<span className="visually-hidden">{` ${device}, since ${moment(created_at)}`}</span>
      </button>
    </form>
  )
}

function Passkeys({ passkeys }: Pick<Props, 'passkeys'>) {
  return (
    <table className="office-table">
      <caption>Your passkeys</caption>
      <thead>
        <tr>
          <th scope="col">Made with</th>
          <th scope="col">On</th>
          <th scope="col">Last used</th>
          <th scope="col">Remove</th>
        </tr>
      </thead>
      <tbody>
        {passkeys.map(({ id, name, created_at, used_at }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td data-label="On">{moment(created_at)}</td>
            <td data-label="Last used">{used_at ? moment(used_at) : 'Not yet'}</td>
            <td>
              <form method="post" action="/office/passkeys/remove">
                <input type="hidden" name="passkey" value={id} />
                <button type="submit" className="button button-quiet">
                  Remove
                  <span className="visually-hidden">{` ${name}, made on ${moment(created_at)}`}</span>
                </button>
              </form>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function moment(at: string): string {
  return formatMoment(new Date(at))
}
