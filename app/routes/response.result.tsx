import { MonthlyLink } from '#app/features/giving/monthly-reminder.tsx'
import { ConfirmingView } from '#app/features/payments/confirming-view.tsx'
import { FailureView } from '#app/features/payments/failure-view.tsx'
import { LinkByMail } from '#app/features/payments/link-by-mail.tsx'
import { OwnPage } from '#app/features/payments/own-page.tsx'
import { PayAgain } from '#app/features/payments/pay-again.tsx'
import type { ShownPayment } from '#app/features/payments/read-response.server.ts'
import { RefundedView } from '#app/features/payments/refunded-view.tsx'
import { SuccessView } from '#app/features/payments/success-view.tsx'
import { ForgetDraft } from '#app/features/registration/draft/forget-draft.ts'
import { LetterLine } from '#app/features/registration/registered/letter-line.tsx'
import { PlacesNotice } from '#app/features/registration/registered/places-notice.tsx'
import { RegisteredPeople } from '#app/features/registration/registered/registered-people.tsx'

type Props = ShownPayment & { sent: boolean }

/** The view of a payment's outcome, with the next step. */
export function PaymentResultView({ result, own, registered, letter, sent }: Props) {
  const paid = result.kind === 'success'
  const people = registered?.places === 'has-places' && (
    <RegisteredPeople registered={registered} paid={paid} />
  )
  const byMail = result.isEarlier ? null : <LinkByMail leadsTo={EVERYTHING} sent={sent} />
  const ownPage = own ? <OwnPage own={own} /> : byMail
  const tryAgain = result.isEarlier ? null : <PayAgain label="Try again" own={own} sent={sent} />
  switch (result.kind) {
    case 'success':
      return (
        <>
          {registered && <PlacesNotice places={registered.places} />}
          <SuccessView result={result} receipt={own?.receipt}>
            {people || (letter && <LetterLine letter={letter} />)}
            {ownPage}
            {own && !registered && <MonthlyLink page={own.address} />}
          </SuccessView>
          {registered && <ForgetDraft form={registered.form} />}
        </>
      )
    case 'failure':
      return (
        <>
          {registered && <PlacesNotice places={registered.places} />}
          <FailureView result={result} wayOn={tryAgain}>
            {people}
          </FailureView>
        </>
      )
    case 'not-started':
    case 'not-finished':
    case 'confirming': {
      const wayOn = <PayAgain label="Continue to payment" own={own} sent={sent} />
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

const EVERYTHING = 'everything about it, with the receipt'
