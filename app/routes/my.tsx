import { data, redirect, redirectDocument } from 'react-router'
import { AccountView } from '#app/features/payments/account-view.tsx'
import { paymentAddress } from '#app/features/payments/payment-address.ts'
import { LetterLine } from '#app/features/registration/letter-line.tsx'
import { PlacesNotice } from '#app/features/registration/places-notice.tsx'
import { RegisteredPeople } from '#app/features/registration/registered-people.tsx'
import { AttendeeView } from '#app/features/tickets/attendee-view.tsx'
import { readAttendee } from '#app/features/tickets/read-attendee.server.ts'
import { readTicketsOf } from '#app/features/tickets/read-tickets-of.server.ts'
import { Tickets } from '#app/features/tickets/tickets.tsx'
import { orTryAgainLater } from '#app/http/try-again-later.server.ts'
import { type SiteServices, servicesContext } from '#app/services.server.ts'
import { pageMeta } from '#app/ui/page.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { Section } from '#app/ui/section.tsx'
import { payBalance } from '#workflows/payments/pay-balance.ts'
import { readAccount } from '#workflows/payments/read-account.ts'
import { hasCalendarFile, readPrivateRecord } from '#workflows/private-pages/read-private-page.ts'
import { readRegistered } from '#workflows/registration/read-registered.ts'
import type { Route } from './+types/my.ts'

const PAGES = {
  gift: { title: 'Your gift', description: 'Everything about your gift.', style: 'my' },
  registration: {
    title: 'Your registration',
    description: 'Everything about your registration.',
    style: 'my',
  },
} as const

/** `/my/<token>`: everything about one gift or registration, for whoever has the link. */
export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const shown = await orTryAgainLater(services, () => read(services, token))
  if (!shown) throw new Response(null, { status: 404, headers: PRIVATE })
  return data(shown, { headers: PRIVATE })
}

async function read(services: SiteServices, token: string) {
  const record = await readPrivateRecord(services, token)
  if (!record) return readOther(services, token)
  const account = await readAccount(services, record)
  const tickets = await readTicketsOf(services, record)
  const shown = { page: PAGES[record.kind], account, tickets, pdf: `/my/${token}/tickets.pdf` }
  if (record.kind === 'gift') return { ...shown, registered: undefined, calendar: undefined }
  const registered = await readRegistered(services, record.registration.id)
  const hasFile = await hasCalendarFile(services, record.registration)
  return { ...shown, registered, calendar: hasFile ? `/my/${token}/calendar.ics` : undefined }
}

/** The page of an attendee who isn't the payer. */
async function readOther(services: SiteServices, token: string) {
  const attendee = await readAttendee(services, token)
  return attendee && { page: PAGES.registration, attendee }
}

/** Continues to payment with the stored data. */
export async function action({ params: { token }, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const payment = await orTryAgainLater(services, async () => {
    const record = await readPrivateRecord(services, token)
    if (!record) throw new Response(null, { status: 404, headers: PRIVATE })
    return payBalance(services, record)
  })
  if (payment) return redirectDocument(paymentAddress(payment))
  return redirect(`/my/${token}`)
}

const PRIVATE = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...pageMeta(loaderData?.page),
  { name: 'robots', content: 'noindex' },
]

export default function My({ loaderData }: Route.ComponentProps) {
  const { page } = loaderData
  if ('attendee' in loaderData) {
    const { attendee } = loaderData
    return (
      <>
        <PageHead heading={page.title} />
        <Section>
          <AttendeeView attendee={attendee}>
            {attendee.letter && <LetterLine letter={attendee.letter} />}
          </AttendeeView>
        </Section>
      </>
    )
  }
  const { account, registered, calendar, tickets, pdf } = loaderData
  const mayPay = !registered || MAY_PAY.has(registered.places)
  return (
    <>
      <PageHead heading={page.title} />
      <Section>
        {registered && <PlacesNotice places={registered.places} />}
        <AccountView account={account} mayPay={mayPay}>
          <Tickets tickets={tickets} pdf={pdf} />
          {registered && (
            <RegisteredPeople
              registered={{ ...registered, balance: '', letter: undefined }}
              paid={account.paid !== ''}
            />
          )}
          {registered?.letter && <LetterLine letter={registered.letter} />}
          {calendar && (
            <p className="no-print">
              <a href={calendar}>Add to your calendar</a>
            </p>
          )}
        </AccountView>
      </Section>
    </>
  )
}

/** The waiting list and released places that are taken by others have nothing to pay for. */
const MAY_PAY = new Set(['has-places', 'expired'])
