/**
 * Makes text safe to print: removes characters that move the cursor, control the terminal or reverse
 * the text, because nearly everything the office prints contains text from strangers and providers.
 * Keeps line ends, the byte order mark of a CSV file and the joiners of Indian scripts.
 */
export function printable(text: string): string {
  return text.replace(/(?![\u200c\u200d]|\r?\n|^\uFEFF)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ')
}
