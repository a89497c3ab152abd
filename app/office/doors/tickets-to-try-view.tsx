import { TRIED_ANSWERS } from '#app/office/words/doors.ts'
import type { TicketsToTry } from '#workflows/samples/tickets-to-try.ts'
import { QrCode } from './qr-code.tsx'

/** Of the sandbox: codes to hold in front of a door's phone, with what it should say to each. */
export function TicketsToTryView({ door, conference, tickets }: TicketsToTry) {
  return (
    <div className="doors">
      <h1>Tickets to try</h1>
      <p>
        {door}, {conference}. Use a phone or another window at this door, and point its camera at
        these codes. Without a camera, type what is written below them.
      </p>
      {tickets.length < 3 && (
        <p className="notice">
          Nobody has a ticket for this conference yet. Fill it with samples at{' '}
          <a href="/office/conferences">Conferences</a>, Rooms.
        </p>
      )}
      <ul className="tickets-to-try">
        {tickets.map(({ address, code, label, answer }) => (
          <li key={address} className="card">
            <QrCode text={address} label={`QR code: ${label}`} />
            <strong>{label}</strong>
            <span>{TRIED_ANSWERS[answer]}</span>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </div>
  )
}
