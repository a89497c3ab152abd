import { isSentAgain } from '#database/records/mail/outbox.ts'
import { mailWords } from '#words/mail.ts'
import type { Services } from '#workflows/services.ts'
import { worded } from './body-of.ts'
import { cancelledMoneyOf } from './cancelled-money.ts'
import type { Mail, Mails } from './mail.ts'
import { readOfficeChange, registrationChanged } from './office-changes.ts'
import { readMailedPayment } from './payment-facts.ts'
import { readAddressed, readRegistration, VISIT } from './registration-facts.ts'

/** Mails about changes of a registration, and of the addresses that its mails go to. */
export const CHANGE_MAILS = {
  'registration-moved': {
    reason: 'registered',
    limit: 'none',
    attached: 'tickets-and-calendar',
    write: worded(readAddressed, {
      words: mailWords('registration-moved'),
      facts: VISIT,
      people: 'registered',
      tickets: true,
      action: 'pages',
      links: ['letter'],
    }),
  },
  'registration-corrected': {
    reason: 'registered',
    limit: 'strangers',
    write: worded(readAddressed, ({ isPayer }) => ({
      words: mailWords('registration-corrected'),
      facts: isPayer ? VISIT : [],
      people: 'registered',
      action: 'see',
    })),
  },
  'registration-changed': {
    reason: 'registered',
    limit: 'none',
    attached: 'tickets',
    write: async (services, mail) => {
      const changed = await readOfficeChange(services, mail)
      return changed && registrationChanged(changed)
    },
  },
  // To the old address it says nothing personal: it may belong to a stranger.
  'email-changed': {
    reason: 'form',
    limit: 'strangers',
    write: worded(readChangedAddress, ({ isGift }) => ({
      words: mailWords(isGift ? 'givers-email-changed' : 'email-changed'),
      action: 'page',
    })),
  },
  // The office decides about what was asked for on the private page.
  'request-received': {
    reason: 'registered',
    limit: 'strangers',
    write: worded(readRequest, {
      words: mailWords('request-received'),
      facts: ['wish', ...VISIT],
      people: 'registered',
      action: 'see',
    }),
  },
  // Only the payer's mail has names and the private page. The other attendees learn only of the cancellation.
  'registration-cancelled': {
    reason: 'registered',
    limit: 'strangers',
    write: worded(readCancelled, ({ isPayer, isOnePerson }) =>
      isOnePerson
        ? {
            words: mailWords('person-cancelled'),
            facts: isPayer ? VISIT : [],
            people: 'registered',
            action: 'see',
          }
        : {
            words: mailWords('registration-cancelled'),
            facts: VISIT,
            people: 'registered',
            action: 'form',
            links: ['see'],
          },
    ),
  },
} satisfies Partial<Mails>

async function readRequest(services: Services, mail: Mail<'request-received'>) {
  return { ...(await readRegistration(services, mail)), wish: mail.facts.wish }
}

async function readCancelled(services: Services, mail: Mail<'registration-cancelled'>) {
  const about = await readAddressed(services, mail)
  const { by, person = '' } = mail.facts
  const money = about.isPayer ? cancelledMoneyOf(about, mail.facts) : []
  return { ...about, by, person, isOnePerson: person !== '', money }
}

/** The address of an attendee, or of a giver. */
async function readChangedAddress(services: Services, mail: Mail<'email-changed'>) {
  const { which, by } = mail.facts
  // Sent again, it goes to an address that the registration or the gift has now.
  if (which === 'old' && isSentAgain(mail)) return undefined
  if (mail.payment_id) {
    const { language, links } = await readMailedPayment(services, mail)
    const page = which === 'new' ? links.yours : []
    return { which, by, isGift: true, language, event: '', links: { page } }
  }
  const { language, event, links } = await readAddressed(services, mail)
  const page = which === 'new' ? links.see : []
  return { which, by, isGift: false, language, event, links: { page } }
}
