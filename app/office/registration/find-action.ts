import type { SiteServices } from '#app/services.server.ts'
import { wasReceived } from '#domain/payments/payment-state.ts'
import { takesPlaces } from '#domain/registration/places.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import type { RegistrationRecord } from '#workflows/office/read-registration-record.ts'
import type { ActionScreen } from './action-screen.ts'
import { addNote } from './actions/add-note.tsx'
import { cancelRegistration } from './actions/cancel-registration.tsx'
import { correct } from './actions/correct.tsx'
import { giveReduction } from './actions/give-reduction.tsx'
import { moveTo } from './actions/move.tsx'
import { offerPlace } from './actions/offer-place.tsx'
import { recordPayment } from './actions/record-payment.tsx'
import { refund } from './actions/refund.tsx'
import { sendMailAgain } from './actions/send-mail-again.tsx'
import { acceptPayment, sendBackPayment } from './actions/settle-mismatch.ts'
import { takeBack } from './actions/take-back.tsx'

type Offering = Pick<SiteServices, 'content' | 'now'>

/** The action at this address. */
export function findAction(services: Offering, slug: string): ActionScreen | undefined {
  const all = [...mainActions(services), takeBack, acceptPayment, sendBackPayment]
  return all.find((action) => action.slug === slug)
}

/** The buttons of a registration, as this person's roles allow and as they make sense now. */
export function actionsFor(
  services: Offering,
  { record, actor }: { record: RegistrationRecord; actor: Actor },
): ActionScreen[] {
  return mainActions(services).filter(
    (action) => staffCan[action.needs](actor) && makesSense(action, record),
  )
}

function mainActions({ content, now }: Offering): ActionScreen[] {
  return [
    correct,
    moveTo(content.conferences, now()),
    recordPayment,
    giveReduction,
    refund,
    cancelRegistration,
    offerPlace,
    sendMailAgain,
    addNote,
  ]
}

function makesSense({ slug }: ActionScreen, record: RegistrationRecord): boolean {
  const { hold } = record.registration
  if (slug === refund.slug) return record.payments.some(({ state }) => wasReceived(state))
  if (slug === offerPlace.slug) return !takesPlaces(hold) && hold !== 'cancelled'
  if (slug === sendMailAgain.slug) return record.mails.length > 0
  return slug === addNote.slug || hold !== 'cancelled'
}
