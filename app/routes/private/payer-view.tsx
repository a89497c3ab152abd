import { AccountPayments, AccountView } from '#app/features/private/account-view.tsx'
import { MonthlyReminder } from '#app/features/private/monthly-reminder.tsx'
import { LanguageForm, MyActions } from '#app/features/private/my-actions.tsx'
import { OpenRequests } from '#app/features/private/open-requests.tsx'
import {
  LetterLine,
  OverNotice,
  PlacesNotice,
  RegisteredPeople,
} from '#app/features/private/registered-people.tsx'
import { Tickets } from '#app/features/private/tickets.tsx'
import { useWords } from '#app/ui/language.tsx'
import { Phone } from '#app/ui/phone-link.tsx'
import { StatusNotice } from '#app/ui/status-notice.tsx'
import { Filled } from '#app/ui/text/filled.tsx'
import { PRIVATE_WORDS } from '#words/private.ts'
import type { readMine } from './read-my.server.ts'

type Mine = NonNullable<Awaited<ReturnType<typeof readMine>>>

/** The private page of a gift or a registration, as the payer sees it. */
export function PayerView(
  props: Extract<Mine, { account: unknown }> & { notice: string | undefined },
) {
  const { address, account, byHand, mine, gift, contact, notice, tickets } = props
  const words = useWords(PRIVATE_WORDS)
  const registered = mine?.registered
  const hasTickets = tickets.length > 0
  return (
    <>
      <StatusNotice>{notice}</StatusNotice>
      <p className="lead my-sentence narrow">{mine?.sentence ?? gift?.sentence}</p>
      {mine && <OpenRequests requests={mine.requests} />}
      {registered && <PlacesNotice places={registered.places} />}
      {registered && <OverNotice event={registered.event} />}
      <AccountView
        account={account}
        fundLang={gift?.fundLang}
        mayPay={!registered || MAY_PAY.has(registered.places)}
      >
        <MyActions address={address} mine={mine} year={gift?.year} />
      </AccountView>
      {gift?.monthly && <MonthlyReminder {...gift.monthly} />}
      {hasTickets && (
        <div className="card account narrow">
          <Tickets tickets={tickets} pdf={`${address}/tickets.pdf`} />
        </div>
      )}
      {registered && (
        <div className={hasTickets ? 'no-print' : undefined}>
          {/* The balance is in the account, and the letter is shown whether or not it is paid. */}
          <div className="card account narrow">
            <RegisteredPeople
              registered={{ ...registered, balance: '', letter: undefined }}
              paid={account.paidMinor > 0}
            />
            {registered.letter && <LetterLine letter={registered.letter} />}
          </div>
        </div>
      )}
      <AccountPayments byHand={byHand} attempts={account.attempts} />
      <p className="my-contact narrow no-print">
        {mine?.isLive && (
          <>
            <a href={contact.directions}>{words.directions}</a> ·{' '}
          </>
        )}
        <Filled
          text={words.question}
          phone={<Phone number={contact.phone} />}
          email={<a href={`mailto:${contact.email}`}>{contact.email}</a>}
        />
      </p>
      <LanguageForm />
    </>
  )
}

/** The waiting list and released places that are taken by others have nothing to pay for. */
const MAY_PAY = new Set(['has-places', 'expired'])
