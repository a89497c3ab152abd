import { createHash } from 'node:crypto'
import type { GivenConsent } from '#database/consents/consents.ts'
import type { Services } from '#workflows/services.ts'

/** What stands beside a form at this moment, as it is stored with whoever is registered or gives. */
export function givenConsent(
  services: Pick<Services, 'consentWording' | 'now'>,
  form: Parameters<Services['consentWording']>[0],
): GivenConsent {
  const text = services.consentWording(form)
  const version = createHash('sha256').update(text).digest('hex').slice(0, DIGITS)
  return { version, text, language: LANGUAGE, at: services.now() }
}

/** Enough for the few wordings that a church will ever have. */
const DIGITS = 16

/** The forms are in English. */
const LANGUAGE = 'en'
