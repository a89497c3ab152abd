import * as v from 'valibot'
import { linksInMarkdown } from '#content-model/schema/values.ts'
import type { PlacedText } from './translations.ts'

/** Each of these would mislead a reader or break the page. */
export function translationFaults(
  english: Pick<PlacedText, 'text' | 'schema'>,
  translated: string,
  isAddress: (to: string) => boolean,
): string[] {
  const parsed = v.safeParse(english.schema, translated)
  return [
    ...(parsed.issues ?? []).map(({ message }) => message),
    ...missingNumbers(english.text, translated).map(
      (number) => `must have the number ${number}, as the English text has`,
    ),
    ...linksInMarkdown(translated)
      .filter((to) => to.startsWith('/') && !isAddress(to))
      .map((to) => `leads to ${to}, which is not an address of this site`),
  ]
}

/** A number is listed as often as it is lacking. */
export function missingNumbers(english: string, translated: string): string[] {
  const there = numbersIn(translated)
  return numbersIn(english).filter((number) => {
    const at = there.indexOf(number)
    if (at >= 0) there.splice(at, 1)
    return at < 0
  })
}

/** "Rs. 1,470 at 9:15" has 1470, 9 and 15. */
function numbersIn(text: string): string[] {
  return text.replace(/(\d),(?=\d{2,3}\b)/g, '$1').match(/\d+/g) ?? []
}
