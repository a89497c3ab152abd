/** Makes one value safe to print: without line ends it can't imitate a line of ours. */
export function oneLine(text: string): string {
  return text.replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ')
}
