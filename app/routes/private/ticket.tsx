import { redirect } from 'react-router'
import { showScannedTicket } from '#app/features/tickets/show-scanned-ticket.server.ts'
import { StaffTicketCheck, TicketCheck } from '#app/features/tickets/ticket-check.tsx'
import { signedInStaff } from '#app/http/own-cookie.server.ts'
import { noPage, orTryAgainLater } from '#app/http/private-record.server.ts'
import { sentForm } from '#app/http/read-form-data.ts'
import { servicesContext } from '#app/services.server.ts'
import { OneSectionPage } from '#app/ui/one-section-page.tsx'
import { TICKET_WORDS } from '#words/private.ts'
import { checkInTicket } from '#workflows/doors/scanned-ticket.ts'
import { readTicket } from '#workflows/records/tickets/read-tickets.ts'
import type { Route } from './+types/ticket.ts'
import '#app/features/private/ticket-pages.css'

export { clientLoader, handle, headers, meta } from '#app/http/document.ts'

/** `/t/<code>`, the address in a ticket's QR code: staff check in here, and others learn next to nothing. */
export async function loader({ request, params: { code: typed }, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const isJustChecked = new URL(request.url).searchParams.has('checked')
  const { ticket, forStaff } = await orTryAgainLater(services, async () => {
    const actor = await signedInStaff(services, request)
    const asked = actor && { actor, typed, isJustChecked }
    return {
      ticket: await readTicket(services, typed),
      forStaff: asked && (await showScannedTicket(services, asked)),
    }
  })
  if (!ticket && !forStaff) throw await noPage(services, typed)
  // Staff read English.
  const language = forStaff ? 'en' : (ticket?.language ?? 'en')
  const { title, description } = TICKET_WORDS[language]
  const page = { title: forStaff?.heading ?? title, description, style: 'my', language }
  return { page, ticket, forStaff }
}

export async function action({ request, params: { code: typed }, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const { key } = await sentForm(request)
  const actor = await signedInStaff(services, request)
  if (!actor || !key) throw new Response(null, { status: 404 })
  const checked = await orTryAgainLater(services, () =>
    checkInTicket(services, { actor, typed, key }),
  )
  if (!checked.ok && checked.problem !== 'not-let-in') {
    throw new Response(null, { status: 404 })
  }
  return redirect(`/t/${typed}${checked.ok ? '?checked' : ''}`, 303)
}

export default function TicketRoute({ loaderData }: Route.ComponentProps) {
  const { page, ticket, forStaff } = loaderData
  return (
    <OneSectionPage page={page}>
      {forStaff && <StaffTicketCheck ticket={forStaff} />}
      {!forStaff && ticket && <TicketCheck ticket={ticket} />}
    </OneSectionPage>
  )
}
