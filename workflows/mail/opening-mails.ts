import {
  type ConferenceEvent,
  findProgramme,
  heldIn,
  inOfferOrder,
  openEvents,
} from '#domain/conferences/conference.ts'
import { LABEL_WORDS, OPENING_WORDS } from '#words/mail.ts'
import type { Services } from '#workflows/services.ts'
import { eventIn, hoursIn } from '../conferences/event-sold.ts'
import { contentFor } from '../content/live-content.ts'
import { publicAddress } from '../languages/stored-language.ts'
import { readOpeningWish } from '../openings/openings.ts'
import { type Mail, type MailBody, type Mails, type ReadBy, written } from './mail.ts'

/** The mails to whoever wanted to know when a form opens. */
export const OPENING_MAILS = {
  'confirm-address': {
    reason: 'opening',
    limit: 'strangers',
    isOnlyForThis: true,
    write: written(readUnconfirmed, confirmAddress),
  },
  'registration-opened': {
    reason: 'opening',
    limit: 'strangers',
    isOnlyForThis: true,
    write: written(readOpening, registrationOpened),
  },
} satisfies Partial<Mails>

/** Undefined once it was confirmed, or is gone. */
async function readUnconfirmed(services: Services, { facts: { wishId } }: Mail<'confirm-address'>) {
  const wish = await readOpeningWish(services, wishId)
  if (!wish || wish.isConfirmed) return undefined
  return { ...wish, href: `${services.publicUrl}/tell/${wishId}` }
}

/** Anybody may have typed the address, so it is asked first. */
function confirmAddress({ language, title, href }: ReadBy<typeof readUnconfirmed>): MailBody {
  const { confirm: words } = OPENING_WORDS[language]
  return {
    language,
    subject: words.subject(title),
    heading: words.heading,
    paragraphs: [words.asked(title)],
    action: { label: words.button, href },
    closing: [words.closing],
  }
}

/** Undefined when it has closed again. */
async function readOpening(
  services: Services,
  { facts: { programme: key, language } }: Mail<'registration-opened'>,
) {
  const { content, now } = services
  const programme = findProgramme(content.conferences.programmes, key)
  const said = findProgramme(contentFor(services, language).conferences.programmes, key)
  if (!programme || !said) return undefined
  const dates = inOfferOrder(openEvents(programme, now()), now())
  if (dates.length === 0) return undefined
  const when = (event: ConferenceEvent) =>
    heldIn(language, {
      ...eventIn(services, event, language),
      hours: hoursIn(services, event.code, language),
    })
  const formUrl = publicAddress(services, language, `/${key}`)
  return { language, title: said.title, dates: dates.map(when), formUrl }
}

/** One mail, once: the form that somebody waited for is open. */
function registrationOpened(opened: ReadBy<typeof readOpening>): MailBody {
  const { language, title, dates, formUrl } = opened
  const words = OPENING_WORDS[language]
  return {
    language,
    subject: words.subject(title),
    heading: words.heading,
    paragraphs: [words.open(title), words.onlyMail],
    facts: dates.map((date) => [LABEL_WORDS[language].date, date]),
    action: { label: words.register, href: formUrl },
  }
}
