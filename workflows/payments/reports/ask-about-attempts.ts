import { claimAsking, type Payment } from '#database/payments/payments.ts'
import { attemptsFor, type PrivateRecord } from '#database/private-pages/private-pages.ts'
import { wasReceived } from '#domain/payments/payment-state.ts'
import type { Services } from '#workflows/services.ts'
import { settleBatch } from './sweep-payments.ts'

type Question = {
  record: PrivateRecord
  /** Skips payments about which the provider was asked within this time. */
  pauseMs: number
  /** Skips payments that were opened later. */
  openedBefore?: string
}

/** Only the newest are asked about; the sweep asks about the rest. */
const MOST = 10

/** Called before a payer is sent to the provider: an earlier payment may have succeeded without a report. */
export async function askAboutAttempts(services: Services, question: Question): Promise<void> {
  const { record, pauseMs, openedBefore } = question
  const attempts = (await attemptsFor(services.db, record))
    .filter(({ state }) => !wasReceived(state))
    .filter(({ opened_at }) => openedBefore === undefined || opened_at < openedBefore)
    .slice(-MOST)
  const claimed: Payment[] = []
  for (const attempt of attempts) {
    if (await mayAsk(services, attempt, pauseMs)) claimed.push(attempt)
  }
  if (claimed.length > 0) await settleBatch(services, claimed, 'visit')
}

async function mayAsk({ db, now }: Services, { id }: Payment, pauseMs: number): Promise<boolean> {
  const at = now()
  const notSince = new Date(at.getTime() - pauseMs).toISOString()
  return claimAsking(db, id, { at: at.toISOString(), notSince })
}
