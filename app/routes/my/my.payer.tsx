import type { ComponentProps } from 'react'
import { MonthlyReminder } from '#app/features/giving/monthly-reminder.tsx'
import type { ShownMonthly } from '#app/features/giving/show-monthly.server.ts'
import { GiftActions, MyActions } from '#app/features/my/my-actions.tsx'
import { OpenRequests } from '#app/features/my/open-requests.tsx'
import { AccountView } from '#app/features/payments/account-view.tsx'
import { LetterLine } from '#app/features/registration/registered/letter-line.tsx'
import { PlacesNotice } from '#app/features/registration/registered/places-notice.tsx'
import { RegisteredPeople } from '#app/features/registration/registered/registered-people.tsx'
import { Tickets } from '#app/features/tickets/tickets.tsx'
import { StatusNotice } from '#app/ui/status-notice.tsx'
import type { MyGift } from '#app/words/en/gifts.ts'
import type { ShownAccount } from '#app/words/en/payments.ts'
import type { MyRegistration } from '#workflows/registration/read-my-registration.ts'
import type { Registered } from '#workflows/registration/read-registered.ts'

type Contact = { phone: string; email: string; directions: string }

type Props = {
  address: string
  account: ShownAccount
  byHand: ComponentProps<typeof AccountView>['byHand']
  tickets: ComponentProps<typeof Tickets>['tickets']
  contact: Contact
  registered: Registered | undefined
  mine: (MyRegistration & { sentence: string }) | undefined
  gift: (MyGift & { monthly: ShownMonthly | undefined }) | undefined
  /** What was just done. */
  notice: string | undefined
}

/** The private page of a gift or a registration, as the payer sees it. */
export function PayerView(props: Props) {
  const { address, account, byHand, registered, mine, gift, contact, notice, tickets } = props
  const mayPay = !registered || MAY_PAY.has(registered.places)
  return (
    <>
      <StatusNotice>{notice}</StatusNotice>
      <p className="lead my-sentence">{mine?.sentence ?? gift?.sentence}</p>
      {mine && <OpenRequests requests={mine.requests} />}
      {registered && <PlacesNotice places={registered.places} />}
      <AccountView account={account} byHand={byHand} mayPay={mayPay}>
        <Tickets tickets={tickets} pdf={`${address}/tickets.pdf`} />
        {registered && <Registration registered={registered} paid={account.paid !== ''} />}
        {mine?.hasCalendarFile && (
          <p className="no-print">
            <a href={`${address}/calendar.ics`}>Add to your calendar</a>
          </p>
        )}
      </AccountView>
      {mine && <MyActions address={address} {...mine} />}
      {gift?.monthly && <MonthlyReminder shown={gift.monthly} />}
      {gift && <GiftActions year={gift.year} />}
      <ContactLine contact={contact} isComing={mine?.isLive === true} />
    </>
  )
}

/** The waiting list and released places that are taken by others have nothing to pay for. */
const MAY_PAY = new Set(['has-places', 'expired'])

/** The balance is in the account, and the letter is shown whether or not it is paid. */
function Registration({ registered, paid }: { registered: Registered; paid: boolean }) {
  const { letter } = registered
  return (
    <>
      <RegisteredPeople
        registered={{ ...registered, balance: '', letter: undefined }}
        paid={paid}
      />
      {letter && <LetterLine letter={letter} />}
    </>
  )
}

/** How to reach the office, and the way there for those who come. */
function ContactLine({ contact, isComing }: { contact: Contact; isComing: boolean }) {
  const { phone, email, directions } = contact
  return (
    <p className="my-contact no-print">
      {isComing && (
        <>
          <a href={directions}>Directions to the church</a> ·{' '}
        </>
      )}
      A question? Call <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a> or write to{' '}
      <a href={`mailto:${email}`}>{email}</a>.
    </p>
  )
}
