import type { ComponentProps } from 'react'
import { MonthlyReminder } from '#app/features/giving/monthly-reminder.tsx'
import type { ShownMonthly } from '#app/features/giving/show-monthly.server.ts'
import { AccountPayments, AccountView } from '#app/features/payments/account-view.tsx'
import { LanguageForm } from '#app/features/private/language-form.tsx'
import { GiftActions, MyActions } from '#app/features/private/my-actions.tsx'
import { OpenRequests, type ShownRequest } from '#app/features/private/open-requests.tsx'
import {
  LetterLine,
  OverNotice,
  PlacesNotice,
  RegisteredPeople,
} from '#app/features/registration/registered-people.tsx'
import { Tickets } from '#app/features/tickets/tickets.tsx'
import { useWords } from '#app/ui/language.tsx'
import { StatusNotice } from '#app/ui/status-notice.tsx'
import { Filled } from '#app/ui/text/filled.tsx'
import type { PartLang } from '#app/ui/text/part-lang.ts'
import { MY_WORDS } from '#words/private.ts'
import type { AccountFacts } from '#workflows/records/money/read-account.ts'
import type { MyRegistration } from '#workflows/records/registration/read-my-registration.ts'
import type { Registered } from '#workflows/records/registration/read-registered.ts'

type Contact = { phone: string; email: string; directions: string }

/** The private page of a gift or a registration, as the payer sees it. */
export function PayerView(props: {
  address: string
  account: AccountFacts
  byHand: ComponentProps<typeof AccountPayments>['byHand']
  tickets: ComponentProps<typeof Tickets>['tickets']
  contact: Contact
  registered: Registered | undefined
  mine:
    | (Omit<MyRegistration, 'requests'> & { sentence: string; requests: ShownRequest[] })
    | undefined
  gift:
    | { sentence: string; year: string; monthly: ShownMonthly | undefined; fundLang?: PartLang }
    | undefined
  notice: string | undefined
}) {
  const { address, account, byHand, registered, mine, gift, contact, notice, tickets } = props
  const mayPay = !registered || MAY_PAY.has(registered.places)
  return (
    <>
      <StatusNotice>{notice}</StatusNotice>
      <p className="lead my-sentence narrow">{mine?.sentence ?? gift?.sentence}</p>
      {mine && <OpenRequests requests={mine.requests} />}
      {registered && <PlacesNotice places={registered.places} />}
      {registered && <OverNotice event={registered.event} />}
      <AccountView account={account} fundLang={gift?.fundLang} mayPay={mayPay}>
        {mine && <MyActions address={address} {...mine} />}
        {gift && <GiftActions address={address} year={gift.year} />}
      </AccountView>
      {gift?.monthly && <MonthlyReminder shown={gift.monthly} />}
      {tickets.length > 0 && (
        <div className="card account narrow">
          <Tickets tickets={tickets} pdf={`${address}/tickets.pdf`} />
        </div>
      )}
      {registered && (
        <div className={tickets.length > 0 ? 'no-print' : undefined}>
          <Registration registered={registered} paid={account.paidMinor > 0} />
        </div>
      )}
      <AccountPayments byHand={byHand} attempts={account.attempts} />
      <ContactLine contact={contact} isComing={mine?.isLive === true} />
      <LanguageForm />
    </>
  )
}

/** The waiting list and released places that are taken by others have nothing to pay for. */
const MAY_PAY = new Set(['has-places', 'expired'])

/** The balance is in the account, and the letter is shown whether or not it is paid. */
function Registration({ registered, paid }: { registered: Registered; paid: boolean }) {
  const { letter } = registered
  return (
    <div className="card account narrow">
      <RegisteredPeople
        registered={{ ...registered, balance: '', letter: undefined }}
        paid={paid}
      />
      {letter && <LetterLine letter={letter} />}
    </div>
  )
}

function ContactLine({ contact, isComing }: { contact: Contact; isComing: boolean }) {
  const { phone, email, directions } = contact
  const words = useWords(MY_WORDS)
  return (
    <p className="my-contact narrow no-print">
      {isComing && (
        <>
          <a href={directions}>{words.directions}</a> ·{' '}
        </>
      )}
      <Filled
        text={words.question}
        phone={<a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>}
        email={<a href={`mailto:${email}`}>{email}</a>}
      />
    </p>
  )
}
