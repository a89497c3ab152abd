import type { Language } from '#domain/language.ts'

/** What people agreed to when they gave us their data. */
export type ConsentTables = {
  consent_wording: ConsentWordingTable
  consent: ConsentTable
}

/** Append-only: the texts that stood beside a form's box, each stored once. */
type ConsentWordingTable = {
  /** The beginning of the text's digest. */
  version: string
  text: string
  stored_at: string
}

/** Append-only: one row for each person of a registration, and for each gift. */
type ConsentTable = {
  id: string
  registration_id: string | null
  /** The person's place in the registration. */
  position: number | null
  gift_id: string | null
  wording: string
  /** In which it was read. */
  language: Language
  at: string
}
