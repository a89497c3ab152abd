import { shortDay } from '#domain/dates.ts'

export const TEXT_STATE_WORDS = {
  missing: 'Missing',
  unread: 'Not read by a native reader',
  changed: 'English changed since',
  read: 'Read by a native reader',
}

export function countWords(
  counts: Readonly<Record<keyof typeof TEXT_STATE_WORDS, number>>,
): string {
  const { missing, unread, changed } = counts
  const said = [
    [missing, 'missing'],
    [unread, 'not read by a native reader'],
    [changed, 'English changed since'],
  ] as const
  const words = said.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`)
  return words.join(', ') || 'everything is translated and read'
}

export function readerWords({ by, on }: { by?: string | undefined; on?: string | undefined }) {
  return by && on ? `Marked by ${by} on ${shortDay(on)}.` : ''
}

export const TRANSLATING = {
  about:
    'Visitors read a part of a page in their language once all its texts are translated, and in English until then. Prices, days, names and addresses are written once, in English.',
  read: 'Tick this when a native reader has read these texts. Texts that are changed later have to be read again.',
  fits: 'The translation still fits the English',
  done: 'There is nothing left to do here.',
}
