import {
  bodyDigest,
  claimKey,
  giveUpKey,
  type IdempotencyKey,
  keyDigest,
  markKeyAnswered,
} from '#database/idempotency-keys.ts'
import { findPayment } from '#database/payments.ts'
import {
  type RecordsAnswer,
  type Registering,
  refused,
  registerByRecords,
  toAnswer,
} from './register-by-records.server.ts'

type Sent = {
  /** What the caller sent as `Idempotency-Key`. */
  key: string
  json: unknown
}

/**
 * Registers once, however often a program sends the same body under the same key: it gets the same
 * registration and the same answer. A registration that was refused uses up no key.
 */
export async function registerOnce(services: Registering, sent: Sent): Promise<RecordsAnswer> {
  if (!/^[\x21-\x7e]{1,255}$/.test(sent.key)) return refused(400, NOT_A_KEY)
  try {
    return await answerOnce(services, sent)
  } catch (error) {
    services.count('registration.not-stored')
    services.log.error('registration-not-stored', error)
    return refused(503, 'The registration could not be stored. Please try again in a moment.')
  }
}

const NOT_A_KEY = 'Idempotency-Key must be 1 to 255 visible ASCII characters.'
const OTHER_BODY = 'This Idempotency-Key was used for another body.'

async function answerOnce(services: Registering, { key, json }: Sent): Promise<RecordsAnswer> {
  const { db, now } = services
  const body = JSON.stringify(json)
  const claimed = await claimKey(db, { key, body, at: now() })
  if (claimed.body_digest !== bodyDigest(key, body)) return refused(422, OTHER_BODY)
  const earlier = await earlierAnswer(services, claimed)
  if (earlier) return earlier
  const answer = await registerByRecords(services, json, keyDigest(key))
  if (!answer.ok) await giveUpKey(db, key)
  else await markKeyAnswered(db, { key, txnid: answer.body.txnid ?? null, at: now() })
  return answer
}

/**
 * Undefined where the registration is to be looked at again: nothing is stored yet, or it can still
 * be paid, and takes its places again if it has lost them.
 */
async function earlierAnswer(
  services: Registering,
  { answered_at, txnid }: IdempotencyKey,
): Promise<RecordsAnswer | undefined> {
  if (!answered_at || !txnid) return undefined
  const payment = await findPayment(services.db, txnid)
  return payment && payment.state !== 'open' ? toAnswer(services, payment) : undefined
}
