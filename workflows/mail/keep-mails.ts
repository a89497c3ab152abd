import { formatMoment } from '#domain/dates.ts'
import type { MailBody } from './mail-body.ts'
import type { RegistrationFacts } from './registration-facts.ts'
import { eventName, peopleOf, visitFacts } from './registration-mails.ts'

/** Nothing is due. The places are held until the payer confirms them with the link in this mail. */
export function keepPlacesMail(about: RegistrationFacts, keepUrl: string): MailBody {
  const { held_until } = about.registration
  const until = held_until ? ` until ${formatMoment(new Date(held_until))}` : ''
  return {
    subject: `Please keep your places at ${eventName(about)}`,
    heading: 'Please keep your places',
    paragraphs: [
      `Your places at ${eventName(about)} are held for you${until}. Nothing is due online.`,
      'Please open the link below and press "Keep our places". Otherwise the places are given to others.',
    ],
    facts: visitFacts(about),
    people: peopleOf(about, 'Who is to come'),
    action: { label: 'Keep our places', href: keepUrl },
    links: [seeRegistration(about)],
    closing: ['If you did not register, you need not do anything: the places are given back.'],
  }
}

/** Sent instead of the link when that mail could only be sent after the hold had expired. */
export function placesGivenBack(about: RegistrationFacts, formUrl: string): MailBody {
  return {
    subject: `Your places at ${eventName(about)} were not kept`,
    heading: 'Your places have been given back',
    paragraphs: [
      `You registered for ${eventName(about)}. The places that were held for you have been given back, because nobody had told us in time that they were wanted.`,
      'To come all the same, please fill in the form again.',
    ],
    facts: visitFacts(about),
    people: peopleOf(about, 'Who was to come'),
    action: { label: 'Fill in the form again', href: formUrl },
    links: [seeRegistration(about)],
    closing: ['If you did not register, you need not do anything.'],
  }
}

export function seeRegistration({ pageUrl }: RegistrationFacts): MailBody['links'][number] {
  return { label: 'See your registration', href: pageUrl }
}
