/**
 * Text that is safe to print: without characters that move the cursor, change the terminal or turn the
 * text around. What strangers and providers sent is in nearly everything the office prints. Line
 * ends stay, and so do the mark that a CSV file begins with and the joiners of Indian scripts.
 */
export function printable(text: string): string {
  return text.replace(/(?![\u200c\u200d]|\r?\n|^\uFEFF)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ')
}

/** One value from outside: it also can't begin a line that looks like one of ours. */
export function oneLine(text: string): string {
  return text.replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ')
}
