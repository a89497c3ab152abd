/**
 * Where one refund stands.
 *
 * - `asked`: written down and sent to the provider; whether it arrived is not known yet
 * - `queued`: the provider has accepted it
 * - `done`: the provider has given the money back
 * - `refused`: the provider said no; the money is still with us
 */
export type RefundState = 'asked' | 'queued' | 'done' | 'refused'

/** Money that has gone back or may be on its way: it can't be given back a second time. */
export function countsAsReturned(state: RefundState): boolean {
  return state !== 'refused'
}
