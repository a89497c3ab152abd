type Sent = {
  /** By the phone's clock. */
  at: number
  /** How far the phone's clock is ahead of ours, measured when it sends. */
  aheadMs: number
  doorOpenedAt: number
  receivedAt: number
}

/**
 * When something happened, by our clock. A clock that was set since then gives a moment before the door was
 * opened or in the future: then only the time of receiving is known.
 */
export function entryMoment({ at, aheadMs, doorOpenedAt, receivedAt }: Sent): number {
  const moment = at - aheadMs
  return moment < doorOpenedAt || moment > receivedAt ? receivedAt : moment
}
