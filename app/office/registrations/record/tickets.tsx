import type { ComponentProps, ReactNode } from 'react'
import { showTickets } from '#app/features/private/tickets.server.ts'
import { officePage, type PageOf } from '#app/office/engine/engine.tsx'
import { PrintLine } from '#app/office/form/office-form.tsx'
import { LinkLine } from '#app/office/link-list.tsx'
import { QrCode } from '#app/ui/qr-code.tsx'
import { qrPath } from '#app/ui/qr-path.ts'
import { formatRupees } from '#domain/money.ts'
import { movedWords } from '#words/event-words.ts'
import { readOfficeTickets } from '#workflows/records/tickets/read-tickets.ts'

export const tickets = officePage({
  path: '/registrations/:id{[0-9a-f-]{36}}/tickets',
  async read(services, { actor, id }) {
    const read = await readOfficeTickets(services, { actor, id })
    return read.ok ? { ...read, id, tickets: await showTickets(read.sheet) } : read
  },
  title: 'Tickets',
  View: ({ page: { id, tickets, ...printed } }) => (
    <>
      <LinkLine to={`/office/registrations/${id}`} className="no-print">
        Back to the registration
      </LinkLine>
      <h1 className="no-print">Tickets</h1>
      {tickets.length === 0 && <p>There are no tickets, because the places are not confirmed.</p>}
      {tickets.length > 0 && <PrintLine />}
      <ul className="printed-tickets tiles">
        {tickets.map(({ name, code, qr }) => (
          <Slip key={code} {...{ printed, qr }} title={name} label={`QR code of ${name}’s ticket`}>
            <p className="printed-code strong">{code}</p>
            <p>
              Please show this code at the entrance. Questions?{' '}
              <span className="nowrap">{printed.sheet.church.phone}</span>
            </p>
          </Slip>
        ))}
        {/* Others find the address of their page in their mails. */}
        {tickets.length > 0 && printed.isWithoutMail && (
          <Slip
            printed={printed}
            qr={qrPath(printed.sheet.page)}
            title="Your registration"
            label="QR code of the page of the registration"
          >
            <p>
              {printed.dueMinor > 0 && (
                <strong>Still due: {formatRupees(printed.dueMinor)}. </strong>
              )}
              Scan this to see, pay or change your registration. Please keep it to yourself.
            </p>
          </Slip>
        )}
      </ul>
    </>
  ),
})

function Slip(props: {
  printed: Pick<PageOf<typeof readOfficeTickets>, 'sheet'>
  qr: ComponentProps<typeof QrCode>['qr']
  title: string
  label: string
  children: ReactNode
}) {
  const { printed, title, children, ...qr } = props
  const { church, event } = printed.sheet
  const when = [event.dates, event.venue].filter(Boolean).join(', ')
  return (
    <li className="printed-ticket box stack gap-1 start">
      <p>{church.name}</p>
      <p className="display-s">{event.name}</p>
      <p>{[when, movedWords('en', event)].filter(Boolean).join('. ')}</p>
      <p className="display-s">{title}</p>
      <QrCode {...qr} className="printed-qr" />
      {children}
    </li>
  )
}
