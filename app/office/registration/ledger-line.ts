import type { ReactNode } from 'react'
import type { Paise } from '#domain/money.ts'
import type { RegistrationRecord } from '#workflows/registration/read-registration-record.ts'

/** A line of the ledger: what it adds to what is due. */
export type LedgerLine = { key: string; what: ReactNode; amountMinor: Paise }

export type LedgerProps = {
  record: RegistrationRecord
  /** Whether this person may see each payment, or only what they come to. */
  seesMoney: boolean
  /** Whether this person records money, and so hands out receipts and takes entries back. */
  mayRecord: boolean
}
