/** What is wrong in the content, said so that the person who typed it can find it. */
export type Mistake = {
  file: string
  line: number
  column: number
  /** Where in the file, in words: `services.0.time`. */
  place: string
  /** The rule that is broken: `must be a time of day, for example 8:30 AM`. */
  rule: string
}

/** A value that ships as an example and that a church must replace. */
export type Sample = { file: string; line: number; place: string; value: string }

export function describeMistake({ file, line, column, place, rule }: Mistake): string {
  return `${file}:${line}:${column}  ${place || 'file'}  ${rule}`
}
