/** PayU accepts `10`, `10.5` and `10.50`, and always answers `10.50`. */
export function withTwoDecimals(text: string): string | null {
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text)
  if (!match) return null
  const rupees = (match[1] ?? '').replace(/^0+(?=\d)/, '')
  return `${rupees}.${(match[2] ?? '').padEnd(2, '0')}`
}

/** Whole paise, so that amounts are compared and added as integers. */
export function paise(text: string): number | null {
  const amount = withTwoDecimals(text)
  return amount === null ? null : Number(amount.replace('.', ''))
}

/** Adds two amounts with two decimals; an empty one counts as zero. */
export function sumOf(one: string, other: string): string {
  return (((paise(one) ?? 0) + (paise(other) ?? 0)) / 100).toFixed(2)
}
