import { findRegistration } from '#database/registration/registrations.ts'
import type { Language } from '#domain/language.ts'
import type { Services } from '#workflows/services.ts'
import { isErasureAsked } from './ask-to-erase.ts'
import { findWhose, type Whose } from './find-whose.ts'
import { isAhead } from './is-ahead.ts'
import { type OwnData, readOwnData } from './read-own-data.ts'

export type DataPage = {
  own: OwnData
  /** Whether the office was asked to erase it. */
  isAsked: boolean
  /** Whether the conference is still to come and the registration stands. */
  isAhead: boolean
}

export async function readDataPage(
  services: Services,
  token: string,
  language?: Language,
): Promise<DataPage | undefined> {
  const whose = await findWhose(services, token)
  const own = whose && (await readOwnData(services, whose, language))
  if (!own) return undefined
  return {
    own,
    isAsked: await isErasureAsked(services, whose),
    isAhead: await isStillAhead(services, whose),
  }
}

async function isStillAhead(services: Services, { kind, id }: Whose): Promise<boolean> {
  const registration = kind === 'registration' ? await findRegistration(services.db, id) : undefined
  if (!registration || registration.hold === 'cancelled') return false
  return isAhead(services, registration)
}
