import { changeRows } from '#database/engine/rows.ts'
import { findRegistration } from '#database/records/registration/registrations.ts'
import {
  type Erased,
  openErasuresOf,
  storeEraseRequest,
} from '#database/records/requests/open-requests.ts'
import type { Language } from '#domain/language.ts'
import { refuse } from '#workflows/actor.ts'
import { changeRecord } from '#workflows/records/change-record.ts'
import { VISITOR } from '#workflows/records/requests/visitor.ts'
import type { Services } from '#workflows/services.ts'
import { findWhose, isAhead, type Whose } from './erase-record.ts'
import { readOwnData } from './read-own-data.ts'

/** Asks the office to erase what we hold about these people. Once more is the same request. */
export async function askToErase(services: Services, whose: Whose, key: string) {
  const request = { id: whose.id, actor: VISITOR, key }
  return changeRecord(services, whose.kind, request, {
    needs: 'private-link',
    action: 'ask-to-erase',
    isNoChange: true,
    apply: async ({ tx, at }) => {
      await storeEraseRequest(tx, erasedOf(whose), at.toISOString())
      return { ok: true as const }
    },
  })
}

/** Takes the request back, as long as it is not done. */
export async function takeBackErasure(services: Services, whose: Whose) {
  const request = { id: whose.id, actor: VISITOR }
  return changeRecord(services, whose.kind, request, {
    needs: 'private-link',
    action: 'take-back-request',
    isNoChange: true,
    apply: async ({ tx, at }) => {
      const own = await openErasuresOf(tx, erasedOf(whose))
      const ids = own.filter(({ position }) => position === whose.position).map(({ id }) => id)
      if (ids.length === 0) return refuse('no-request')
      await changeRows(tx, 'erase_request', { id: ids }, { ended_at: at.toISOString() })
      return { ok: true as const }
    },
  })
}

/** When it was asked for; undefined unless the request is with the office. */
export async function erasureAskedAt({ db }: Services, whose: Whose): Promise<string | undefined> {
  const open = await openErasuresOf(db, erasedOf(whose))
  return open.find(({ position }) => position === whose.position)?.at
}

function erasedOf({ kind, id, position }: Whose): Erased {
  return {
    registration_id: kind === 'registration' ? id : null,
    gift_id: kind === 'gift' ? id : null,
    position,
  }
}

export async function readDataPage(services: Services, token: string, language?: Language) {
  const whose = await findWhose(services, token)
  const own = whose && (await readOwnData(services, whose, language))
  if (!own) return undefined
  return {
    own,
    /** Whether the office was asked to erase it. */
    isAsked: (await erasureAskedAt(services, whose)) !== undefined,
    /** Whether the conference is still to come and the registration stands. */
    isAhead: await isStillAhead(services, whose),
  }
}

async function isStillAhead(services: Services, { kind, id }: Whose): Promise<boolean> {
  const registration = kind === 'registration' ? await findRegistration(services.db, id) : undefined
  if (!registration || registration.hold === 'cancelled') return false
  return isAhead(services, registration)
}
