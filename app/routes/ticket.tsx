import { data } from 'react-router'
import { TICKET_HEADINGS, TicketCheck } from '#app/features/tickets/ticket-check.tsx'
import { orTryAgainLater } from '#app/http/try-again-later.server.ts'
import type { RouteHandle } from '#app/root.tsx'
import { servicesContext } from '#app/services.server.ts'
import { privatePageMeta } from '#app/ui/page.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { Section } from '#app/ui/section.tsx'
import { readTicket } from '#workflows/tickets/read-ticket.ts'
import type { Route } from './+types/ticket.ts'

export const handle: RouteHandle = { plain: true }

const PRIVATE = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }

/** `/t/<code>`, the address in a ticket's QR code: whether the ticket is valid. */
export async function loader({ params: { code }, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const ticket = await orTryAgainLater(services, () => readTicket(services, code))
  if (!ticket) throw new Response(null, { status: 404, headers: PRIVATE })
  const title = TICKET_HEADINGS[ticket.state]
  const page = { title, description: 'Whether a ticket is valid.', style: 'my' }
  return data({ page, ticket }, { headers: PRIVATE })
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders
}

export const meta: Route.MetaFunction = ({ loaderData }) => privatePageMeta(loaderData?.page)

export default function TicketRoute({ loaderData: { page, ticket } }: Route.ComponentProps) {
  return (
    <>
      <PageHead heading={page.title} />
      <Section>
        <TicketCheck ticket={ticket} />
      </Section>
    </>
  )
}
