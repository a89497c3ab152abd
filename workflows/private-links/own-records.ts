import {
  findOwnRecord,
  type PrivateRecord,
  privateTokenOf,
  recordOf,
} from '#database/private-pages/private-pages.ts'
import type { Services } from '#workflows/services.ts'

/** The token of the private page of a gift or registration. */
export async function readPrivateToken(
  { db }: Services,
  stored: Parameters<typeof recordOf>[1],
): Promise<string> {
  return privateTokenOf(await recordOf(db, stored))
}

/** The gift or registration of a payment, only if one of the tokens opens its private page. */
export function readOwnRecord(
  { db }: Services,
  { txnid, tokens }: { txnid: string; tokens: readonly string[] },
): Promise<PrivateRecord | undefined> {
  return findOwnRecord(db, { txnid, tokens })
}
