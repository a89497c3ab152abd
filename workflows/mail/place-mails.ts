import { makePlaceKey } from '#database/places/place-keys.ts'
import type { Services } from '#workflows/services.ts'
import { keepPlaces, paidLate, placeOffered, waitingListed } from './bodies/places.ts'
import { type Mail, type Mails, written } from './mail-row.ts'
import { readUnrefundedPayment } from './payment-facts.ts'
import { readPaidRegistration, readRegistration } from './registration-facts.ts'

/** Mails about places that are held, waited for, offered or given back. */
export const PLACE_MAILS = {
  'waiting-listed': {
    about: 'registration',
    reason: 'registered',
    limit: 'strangers',
    write: written(readWaiting, waitingListed),
  },
  'place-offered': {
    about: 'payment',
    reason: 'registered',
    limit: 'none',
    write: written(readOffer, placeOffered),
  },
  'paid-late': {
    about: 'payment',
    reason: 'form',
    limit: 'none',
    write: written(readUnrefundedPayment, paidLate),
  },
  'keep-places': {
    about: 'registration',
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
