import { findByPlaceKey, lockPlaces, setHold } from '#database/records/places/places.ts'
import { lockRegistration } from '#database/records/registration/registrations.ts'
import { momentIn } from '#domain/language-formats.ts'
import { type Keeping, keepingOf } from '#domain/registration/places.ts'
import { nameEventNow } from '#workflows/conferences/event-now.ts'
import { notifyPayer } from '#workflows/records/registration/notify-people.ts'
import type { Services } from '#workflows/services.ts'

/**
 * Confirms the held places of a free registration, by the key in its mail. Idempotent. Undefined when
 * the key is unknown, or the registration is no longer free.
 */
export async function keepPlaces(services: Services, key: string): Promise<Keeping | undefined> {
  const found = await findByPlaceKey(services.db, key)
  if (!found) return undefined
  return services.db.transaction().execute(async (tx) => {
    await lockPlaces(tx, found.event_code)
    const { id, hold, due_minor } = await lockRegistration(tx, found.id)
    if (hold !== 'held') return keepingOf(hold)
    // Corrected since: now a payment keeps the places.
    if (due_minor > 0) return undefined
    const at = services.now()
    await setHold(tx, id, { hold: 'confirmed', heldUntil: undefined, source: 'mail', at })
    await notifyPayer(tx, id, { kind: 'registration-received', at })
    services.log.info('places-kept-by-mail', { registration: id })
    return 'kept'
  })
}

/** The page behind the link in the mail. Opening it changes nothing. Undefined where there is nothing to keep. */
export async function readKeeping(services: Services, key: string) {
  const registration = await findByPlaceKey(services.db, key)
  if (!registration) return undefined
  const { held_until, hold, due_minor, places, programme, language } = registration
  if (hold === 'held' && due_minor > 0) return undefined
  return {
    /** Of the registration. */
    language,
    keeping: keepingOf(hold),
    event: await nameEventNow(services, registration, language),
    people: places,
    until: held_until ? momentIn(language, new Date(held_until)) : undefined,
    /** The programme, whose form can be filled in again. */
    form: programme,
  }
}

export type KeepingPage = NonNullable<Awaited<ReturnType<typeof readKeeping>>>
