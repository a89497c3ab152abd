import { redirect } from 'react-router'
import { AccountPayments, AccountView } from '#app/features/private/account-view.tsx'
import { AttendeeView } from '#app/features/private/attendee-view.tsx'
import { EventHead } from '#app/features/private/event-head.tsx'
import { MonthlyReminder } from '#app/features/private/monthly-reminder.tsx'
import {
  CHOOSE_LANGUAGE,
  ErasingNotice,
  LanguageForm,
  ManageList,
  OpenRequests,
  SEND_LINK,
  SEND_STATEMENT,
  TAKE_BACK,
} from '#app/features/private/my-actions.tsx'
import {
  LetterLine,
  OverNotice,
  PlacesNotice,
  RegisteredPeople,
} from '#app/features/private/registered-people.tsx'
import { Tickets } from '#app/features/private/tickets.tsx'
import { paymentAddress } from '#app/http/payment-address.ts'
import { noPage, orTryAgainLater } from '#app/http/private-record.server.ts'
import { sentForm } from '#app/http/read-form-data.ts'
import { readerContext, servicesContext } from '#app/services.server.ts'
import { useWords } from '#app/ui/language.tsx'
import { OneSectionPage } from '#app/ui/one-section-page.tsx'
import { Phone } from '#app/ui/phone-link.tsx'
import { StatusNotice } from '#app/ui/status-notice.tsx'
import { Filled } from '#app/ui/text/filled.tsx'
import { isLanguage } from '#domain/language.ts'
import { PRIVATE_WORDS } from '#words/private.ts'
import { sendStatement } from '#workflows/gifts/monthly-gift.ts'
import { chooseLanguage } from '#workflows/languages/stored-language.ts'
import { payBalance } from '#workflows/records/payments/read-hand-off.ts'
import { readPrivateRecord, sendMyLinks } from '#workflows/records/private/read-private-page.ts'
import { payerAddress } from '#workflows/records/registration/notify-people.ts'
import { takeBackRequest } from '#workflows/records/requests/visitor.ts'
import type { Route } from './+types/my.ts'
import { noticeFor, readMine } from './read-my.server.ts'

export { clientLoader, handle, headers, meta } from '#app/http/document.ts'

import '#app/features/private/ticket-pages.css'
import '#app/features/private/payment-pages.css'
import '#app/features/giving/giving-pages.css'

export async function loader({ params: { token }, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const reader = context.get(readerContext)
  const shown = await orTryAgainLater(services, () => readMine(services, reader, token))
  if (!shown) throw await noPage(services, token)
  const hasAddress = 'mine' in shown && shown.mine?.hasAddress === true
  const notice = noticeFor(reader.language, url.searchParams.get('done'), hasAddress)
  return { ...shown, notice }
}

export async function action({ request, params: { token }, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const { intent, request: requestId = '', language = '' } = (await sentForm(request)).typed
  const address = `/my/${token}`
  return orTryAgainLater(services, async () => {
    const record = await readPrivateRecord(services, token)
    if (!record) throw await noPage(services, token)
    if (intent === SEND_LINK) {
      await sendMyLinks(services, await payerAddress(services.db, record))
      return redirect(`${address}?done=link`)
    }
    if (intent === SEND_STATEMENT && record.kind === 'gift') {
      await sendStatement(services, record.gift)
      return redirect(`${address}?done=statement`)
    }
    if (intent === TAKE_BACK && record.kind === 'registration') {
      const { id } = record.registration
      const taken = await takeBackRequest(services, { id, requestId })
      return redirect(taken.ok ? `${address}?done=taken-back` : address, 303)
    }
    if (intent === CHOOSE_LANGUAGE) {
      if (!isLanguage(language)) throw new Response(null, { status: 400 })
      await chooseLanguage(services, { token, language })
      return redirect(`${address}?done=language`, 303)
    }
    const payment = await payBalance(services, record)
    const payer = { publicUrl: services.publicUrl, language: context.get(readerContext).language }
    return payment ? redirect(paymentAddress(payment, payer)) : redirect(address)
  })
}

export default function My({ loaderData }: Route.ComponentProps) {
  const { page, picture, head, address, erasingSince } = loaderData
  return (
    <OneSectionPage isWide page={page} picture={picture} head={<EventHead {...head} />}>
      {erasingSince && <ErasingNotice address={address} at={erasingSince} />}
      {'attendee' in loaderData ? <AttendeeView {...loaderData} /> : <PayerView {...loaderData} />}
    </OneSectionPage>
  )
}

function PayerView(props: PayerPage) {
  const { address, account, byHand, mine, gift, notice, tickets } = props
  const registered = mine?.registered
  const money = (
    <AccountView
      account={account}
      sentence={mine?.sentence ?? gift?.sentence}
      mayPay={!registered || MAY_PAY.has(registered.places)}
    />
  )
  return (
    <>
      <StatusNotice>{notice}</StatusNotice>
      {mine && <OpenRequests requests={mine.requests} />}
      {registered && <PlacesNotice places={registered.places} />}
      {registered && <OverNotice event={registered.event} />}
      <div className="wallet">
        <div className="stack gap-4">
          {tickets.length > 0 ? <Tickets tickets={tickets} /> : money}
          {registered && tickets.length === 0 && (
            <div className="card account">
              {/* The balance is in the account, and the letter is shown whether or not it is paid. */}
              <RegisteredPeople
                registered={{ ...registered, balance: '', letter: undefined }}
                paid={account.paidMinor > 0}
              />
            </div>
          )}
        </div>
        <div className="wallet-side stack gap-4">
          {tickets.length > 0 && money}
          <ManageList address={address} tickets={tickets} mine={mine} gift={gift} />
          <Contact {...props} />
        </div>
        <div className="stack gap-4">
          {gift?.monthly && <MonthlyReminder {...gift.monthly} />}
          <AccountPayments byHand={byHand} attempts={account.attempts} />
          <LanguageForm />
        </div>
      </div>
    </>
  )
}

type PayerPage = Extract<Route.ComponentProps['loaderData'], { account: unknown }>

function Contact({ mine, contact }: Pick<PayerPage, 'mine' | 'contact'>) {
  const words = useWords(PRIVATE_WORDS)
  const letter = mine?.registered?.letter
  return (
    <div className="stack no-print">
      {letter && <LetterLine letter={letter} />}
      {mine?.isLive && (
        <p>
          <a href={contact.directions}>{words.directions}</a>
        </p>
      )}
      {!letter && (
        <p>
          <Filled
            text={words.question}
            phone={<Phone number={contact.phone} />}
            email={<a href={`mailto:${contact.email}`}>{contact.email}</a>}
          />
        </p>
      )}
    </div>
  )
}

/** The waiting list and released places that are taken by others have nothing to pay for. */
const MAY_PAY = new Set(['has-places', 'expired'])
