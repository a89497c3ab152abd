import { makePlaceKey } from '#database/records/places/places.ts'
import { momentIn, rupeesIn } from '#domain/language-formats.ts'
import { LABEL_WORDS, PAYMENT_WORDS, PLACE_WORDS } from '#words/mail.ts'
import type { Services } from '#workflows/services.ts'
import { type Mail, type MailBody, type Mails, type ReadBy, written } from './mail.ts'
import {
  byNumber,
  factsOf,
  ownPageLink,
  type PaymentFacts,
  readUnrefundedPayment,
} from './payment-facts.ts'
import {
  eventName,
  peopleOf,
  type RegistrationFacts,
  readPaidRegistration,
  readRegistration,
  seeRegistration,
  visitFacts,
} from './registration-facts.ts'

/** Mails about places that are held, waited for, offered or given back. */
export const PLACE_MAILS = {
  'waiting-listed': {
    reason: 'registered',
    limit: 'strangers',
    write: written(readWaiting, waitingListed),
  },
  'place-offered': {
    reason: 'registered',
    limit: 'none',
    write: written(readOffer, placeOffered),
  },
  'paid-late': {
    reason: 'form',
    limit: 'none',
    write: written(readUnrefundedPayment, paidLate),
  },
  'keep-places': {
    reason: 'registered',
    limit: 'strangers',
    write: written(readKeeping, keepPlaces),
  },
} satisfies Partial<Mails>

async function readWaiting(services: Services, mail: Mail<'waiting-listed'>) {
  const about = await readRegistration(services, mail)
  return about.registration.hold === 'waiting' ? about : undefined
}

/** Undefined once the offer has expired or was paid. */
async function readOffer(services: Services, mail: Mail<'place-offered'>) {
  const offer = await readPaidRegistration(services, mail)
  return offer?.about.registration.hold === 'held' ? offer : undefined
}

/** Each reading makes a new key, because only its digest is stored. */
async function readKeeping(services: Services, mail: Mail<'keep-places'>) {
  const about = await readRegistration(services, mail)
  const { id, hold } = about.registration
  if (hold === 'released') return { about, keepUrl: undefined }
  if (hold !== 'held') return undefined
  const key = await makePlaceKey(services.db, id)
  return { about, keepUrl: `${services.publicUrl}/keep/${key}` }
}

function waitingListed(about: RegistrationFacts): MailBody {
  const { waiting: words } = PLACE_WORDS[about.registration.language]
  return {
    language: about.registration.language,
    subject: words.subject(eventName(about)),
    heading: words.heading,
    paragraphs: [words.noPlaces(eventName(about)), words.nothingToPay],
    facts: visitFacts(about),
    people: peopleOf(about, 'waiting'),
    action: seeRegistration(about),
    closing: [words.closing],
  }
}

function placeOffered({ payment, about }: ReadBy<typeof readOffer>): MailBody {
  const { language, txnid } = payment
  const { offered: words } = PLACE_WORDS[language]
  const event = eventName(about)
  return {
    language,
    subject: words.subject({ event, txnid }),
    heading: words.heading,
    paragraphs: [
      words.kept({ event, until: untilOf(about) }),
      words.yours(rupeesIn(language, payment.amountMinor)),
    ],
    facts: [...visitFacts(about), [LABEL_WORDS[language].transaction, txnid]],
    people: peopleOf(about, 'expected'),
    action: { label: PAYMENT_WORDS[language].goOn, href: payment.payUrl },
    links: [ownPageLink(payment), byNumber(payment)],
    closing: [words.closing],
  }
}

/** A payment that arrived after the places had been released. The office decides what happens. */
function paidLate(payment: PaymentFacts): MailBody {
  const { language, receivedMinor, towards, txnid } = payment
  const { late: words } = PLACE_WORDS[language]
  const amount = rupeesIn(language, receivedMinor)
  return {
    language,
    subject: words.subject(txnid),
    heading: words.heading,
    paragraphs: [words.cameLate({ amount, towards }), words.nothingLost],
    facts: factsOf(payment),
    action: ownPageLink(payment),
    links: [byNumber(payment)],
    closing: [PAYMENT_WORDS[language].question],
  }
}

/** Without an address once the places have been given back. */
function keepPlaces({ about, keepUrl }: ReadBy<typeof readKeeping>): MailBody {
  return keepUrl ? keepThem(about, keepUrl) : givenBack(about)
}

/** Nothing is due. The places are held until the payer confirms them with the link in this mail. */
function keepThem(about: RegistrationFacts, keepUrl: string): MailBody {
  const { keep: words } = PLACE_WORDS[about.registration.language]
  const event = eventName(about)
  return {
    language: about.registration.language,
    subject: words.subject(event),
    heading: words.heading,
    paragraphs: [words.held({ event, until: untilOf(about) }), words.press],
    facts: visitFacts(about),
    people: peopleOf(about, 'expected'),
    action: { label: words.button, href: keepUrl },
    links: [seeRegistration(about)],
    closing: [words.closing],
  }
}

/** Sent instead of the link when that mail could only be sent after the hold had expired. */
function givenBack(about: RegistrationFacts): MailBody {
  const { givenBack: words } = PLACE_WORDS[about.registration.language]
  const event = eventName(about)
  return {
    language: about.registration.language,
    subject: words.subject(event),
    heading: words.heading,
    paragraphs: [words.released(event), words.again],
    facts: visitFacts(about),
    people: peopleOf(about, 'missed'),
    action: { label: words.button, href: about.formUrl },
    links: [seeRegistration(about)],
    closing: [words.closing],
  }
}

function untilOf({ registration: { held_until, language } }: RegistrationFacts) {
  return held_until ? momentIn(language, new Date(held_until)) : undefined
}
