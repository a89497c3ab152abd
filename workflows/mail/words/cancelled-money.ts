import { formatRupees, type Paise } from '#domain/money.ts'

export type CancelledMoney = {
  by: 'office' | 'visitor'
  /** Everything that was ever received for the registration. */
  receivedMinor: Paise
  /** What has gone back before. */
  returnedMinor: Paise
  /** What the provider is giving back. */
  comingMinor: Paise
  /** What the office gives back, because it came by hand or was too much. */
  byHandMinor: Paise
  /** What stays with us by the rule; after a cancellation by the office, what it still decides about. */
  staysMinor: Paise
}

/** What a cancellation means for the money, for the payer. */
export function cancelledMoney(money: CancelledMoney): string[] {
  const { receivedMinor, returnedMinor, comingMinor, byHandMinor } = money
  if (receivedMinor === 0)
    return ['We have received no payment for it, so there is nothing to give back.']
  return [
    ...(returnedMinor > 0 ? [`${formatRupees(returnedMinor)} has gone back to you.`] : []),
    ...(comingMinor > 0 ? [`${formatRupees(comingMinor)} is on its way back to you.`] : []),
    ...(byHandMinor > 0
      ? [
          `Our office will give ${formatRupees(byHandMinor)} back to you, and write to you about it.`,
        ]
      : []),
    ...staysWords(money),
  ]
}

function staysWords({ by, returnedMinor, comingMinor, staysMinor }: CancelledMoney): string[] {
  if (staysMinor <= 0) return []
  const stays = formatRupees(staysMinor)
  if (by === 'visitor') return [`${stays} is kept, as the page said before the cancellation.`]
  return returnedMinor + comingMinor > 0
    ? [`Our office will write to you about the other ${stays} that you have paid.`]
    : [`You have paid ${stays}. Our office will write to you about it.`]
}
