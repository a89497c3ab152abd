import { makePlaceKey } from '#database/records/places/places.ts'
import { mailWords } from '#words/mail.ts'
import type { Services } from '#workflows/services.ts'
import { toButton, worded } from './body-of.ts'
import type { Mail, Mails } from './mail.ts'
import { readPaidRegistration, readRegistration, VISIT } from './registration-facts.ts'

/** Mails about places that are held, waited for, offered or given back. */
export const PLACE_MAILS = {
  'waiting-listed': {
    reason: 'registered',
    limit: 'strangers',
    write: worded(readWaiting, {
      words: mailWords('waiting-listed'),
      facts: VISIT,
      people: 'waiting',
      action: 'see',
    }),
  },
  'place-offered': {
    reason: 'registered',
    limit: 'none',
    write: worded(readOffer, {
      words: mailWords('place-offered'),
      facts: [...VISIT, 'txnid'],
      people: 'expected',
      action: 'pay',
      links: ['yours', 'status'],
    }),
  },
  // Nothing is due. The places are held until the payer confirms them with the link in this mail.
  'keep-places': {
    reason: 'registered',
    limit: 'strangers',
    write: worded(readKeeping, ({ isHeld }) =>
      isHeld
        ? {
            words: mailWords('keep-places'),
            facts: VISIT,
            people: 'expected',
            action: 'keep',
            links: ['see'],
          }
        : {
            words: mailWords('places-released'),
            facts: VISIT,
            people: 'missed',
            action: 'form',
            links: ['see'],
          },
    ),
  },
} satisfies Partial<Mails>

async function readWaiting(services: Services, mail: Mail<'waiting-listed'>) {
  const about = await readRegistration(services, mail)
  return about.registration.hold === 'waiting' ? about : undefined
}

/** Undefined once the offer has expired or was paid. */
async function readOffer(services: Services, mail: Mail<'place-offered'>) {
  const offer = await readPaidRegistration(services, mail)
  return offer?.registration.hold === 'held' ? offer : undefined
}

/** Each reading makes a new key, because only its digest is stored. It may be sent after the hold has expired. */
async function readKeeping(services: Services, mail: Mail<'keep-places'>) {
  const about = await readRegistration(services, mail)
  const { id, hold } = about.registration
  if (hold !== 'held' && hold !== 'released') return undefined
  const isHeld = hold === 'held'
  const keep = isHeld
    ? toButton(`${services.publicUrl}/keep/${await makePlaceKey(services.db, id)}`)
    : []
  return { ...about, isHeld, links: { ...about.links, keep } }
}
