import { createHash } from 'node:crypto'
import type { GivenConsent } from '#database/consents/consents.ts'
import type { Language } from '#domain/language.ts'
import type { Services } from '#workflows/services.ts'

/** Whoever the office has typed in read no form, and that is what is stored for them. */
export function givenConsent(
  services: Pick<Services, 'consentWording' | 'now'>,
  form: Parameters<Services['consentWording']>[0],
  language: Language,
): GivenConsent {
  const text = services.consentWording(form, language)
  const digest = createHash('sha256').update(text).digest('hex').slice(0, DIGITS)
  const version = form === 'desk' ? `${DESK}${digest}` : digest
  return { version, text, language, at: services.now() }
}

export function isFromDesk(version: string): boolean {
  return version.startsWith(DESK)
}

const DESK = 'desk-'

/** Enough for the few wordings that a church will ever have. */
const DIGITS = 16
