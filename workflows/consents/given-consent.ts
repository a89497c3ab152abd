import { createHash } from 'node:crypto'
import type { GivenConsent } from '#database/consents/consents.ts'
import type { Language } from '#domain/language.ts'
import type { Services } from '#workflows/services.ts'

/** What stands beside a form at this moment, as it is stored with whoever is registered or gives. */
export function givenConsent(
  services: Pick<Services, 'consentWording' | 'now'>,
  form: Parameters<Services['consentWording']>[0],
  language: Language,
): GivenConsent {
  const text = services.consentWording(form, language)
  const version = createHash('sha256').update(text).digest('hex').slice(0, DIGITS)
  return { version, text, language, at: services.now() }
}

/** Enough for the few wordings that a church will ever have. */
const DIGITS = 16
