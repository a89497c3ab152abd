import type { Db } from '#database/engine/open.ts'
import { changeGiftLanguage } from '#database/gifts/gifts.ts'
import { findPrivateRecord, languageOf } from '#database/private-pages/private-pages.ts'
import { changeRegistration } from '#database/registration/registrations.ts'
import type { Language } from '#domain/language.ts'
import { changeRecord } from '#workflows/change-record.ts'
import type { Locked } from '#workflows/record-kinds.ts'
import { VISITOR } from '../requests/visitor.ts'
import type { Services } from '../services.ts'

type Choice = {
  /** Of the private page. */
  token: string
  language: Language
}

/**
 * Changes the language of a registration or a gift, and so of its pages and of all mails that are sent from now on.
 * The language is the payer's choice: an attendee's own link changes nothing. No form of the office is
 * outdated by it.
 */
export async function chooseLanguage(services: Services, { token, language }: Choice) {
  const record = await findPrivateRecord(services.db, token)
  if (!record) return { ok: false, problem: 'unknown' } as const
  if (languageOf(record) === language) return { ok: true } as const
  const id = record.kind === 'gift' ? record.gift.id : record.registration.id
  return changeRecord(
    services,
    { kind: record.kind, id, actor: VISITOR },
    {
      needs: 'private-link',
      action: 'choose-language',
      isNoChange: true,
      apply: async (locked) => {
        const from = languageOf(locked)
        await store(locked.tx, locked, language)
        return { ok: true as const, details: { from, to: language } }
      },
    },
  )
}

async function store(tx: Db, locked: Locked, language: Language): Promise<void> {
  if (locked.kind === 'gift') await changeGiftLanguage(tx, locked.gift.id, language)
  else await changeRegistration(tx, locked.registration.id, { language })
}
