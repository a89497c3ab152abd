import { MonthlyLink } from '#app/features/giving/monthly-reminder.tsx'
import type { ShownPayment } from '#app/features/payments/read-response.server.ts'
import {
  ConfirmingView,
  FailureView,
  LinkByMail,
  PayAgain,
  RefundedView,
  SuccessView,
} from '#app/features/payments/result-views.tsx'
import { OwnEnding } from '#app/features/private/own-ending.tsx'
import {
  LetterLine,
  OverNotice,
  PlacesNotice,
  RegisteredPeople,
} from '#app/features/registration/registered-people.tsx'
import { ShareTickets, TicketSummary } from '#app/features/tickets/ticket-summary.tsx'
import { useWords } from '#app/ui/language.tsx'
import { ENDING_WORDS, RESULT_WORDS } from '#words/payments.ts'
import type { Registered } from '#workflows/records/registration/read-registered.ts'
import type { EndingPage } from './read-ending.server.ts'

export type ResponsePage = ShownPayment & Partial<EndingPage>

export function PaymentResultView(props: ResponsePage & { sent: boolean }) {
  const words = useWords(RESULT_WORDS)
  const { result, own, registered, letter, ending, tickets = [], sent } = props
  const people = registered?.places === 'has-places' && (
    <RegisteredPeople registered={registered} paid={result.kind === 'success'} />
  )
  const byMail = result.isEarlier ? null : <LinkByMail leadsTo="everything" sent={sent} />
  const ownPage = ending ? <OwnEnding ending={ending} isDone={false} /> : byMail
  const tryAgain = result.isEarlier ? null : (
    <PayAgain label={words.tryAgain} own={own} sent={sent} />
  )
  switch (result.kind) {
    case 'success':
      return (
        <>
          {registered && <PlacesNotice places={registered.places} />}
          {registered && <OverNotice event={registered.event} />}
          <SuccessView
            result={result}
            name={registered?.event.name}
            when={registered?.event.when}
            form={registered?.form}
            receipt={own?.receipt}
            ending={
              ending && (
                <OwnEnding
                  ending={ending}
                  isDone
                  tickets={<TicketSummary tickets={tickets} />}
                  share={<ShareTickets tickets={tickets} />}
                />
              )
            }
          >
            {people || (letter && <LetterLine letter={letter} />)}
            {registered && <NextSteps registered={registered} tickets={tickets.length} />}
            {!ending && byMail}
            {ending?.kind === 'gift' && <MonthlyLink page={ending.address} />}
          </SuccessView>
        </>
      )
    case 'failure':
      return (
        <>
          {registered && <PlacesNotice places={registered.places} />}
          <FailureView result={result} wayOn={tryAgain} isOwn={own !== undefined}>
            {people}
          </FailureView>
        </>
      )
    case 'not-started':
    case 'not-finished':
    case 'confirming': {
      const wayOn = <PayAgain label={words.goOn} own={own} sent={sent} />
      return (
        <>
          {registered && <PlacesNotice places={registered.places} />}
          <ConfirmingView result={result} wayOn={result.kind === 'confirming' ? ownPage : wayOn}>
            {people}
          </ConfirmingView>
        </>
      )
    }
    case 'refunded':
      return (
        <>
          {registered?.places === 'refunded' && <PlacesNotice places="refunded" />}
          <RefundedView result={result}>{ownPage}</RefundedView>
        </>
      )
    default:
      return result.kind satisfies never
  }
}

/** What comes next for those who are expected; nothing for a conference that has passed. */
export function NextSteps({ registered, tickets }: { registered: Registered; tickets: number }) {
  const words = useWords(ENDING_WORDS)
  const { places, people, event } = registered
  if (places !== 'has-places' || people.length === 0 || event.over) return null
  return (
    <section className="next-steps">
      <h2 className="title-s">{words.next}</h2>
      <ul className="bullets stack gap-2">
        {tickets > 0 && <li>{people.length === 1 ? words.showTicket : words.showTickets}</li>}
        <li>{words.plansChange}</li>
      </ul>
    </section>
  )
}
