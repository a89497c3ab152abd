import * as v from 'valibot'

export type Mistake = {
  file: string
  line: number
  column: number
  /** The keys that lead to it: `services.0.time`. */
  place: string
  /** What follows the place: `must be a time of day, for example 8:30 AM`. */
  rule: string
}

/** A value that ships as an example and that a church must replace. */
export type Sample = { file: string; line: number; place: string; value: string }

export function describeMistake({ file, line, column, place, rule }: Mistake): string {
  return `${file}:${line}:${column}  ${place || 'file'}  ${rule}`
}

class BrokenFile extends Error {
  readonly mistake: Mistake

  constructor(mistake: Mistake) {
    super(describeMistake(mistake))
    this.mistake = mistake
  }
}

/** A program has written it: this throws where a hand or a merge has broken it. */
export function parseNotesFile<Output>(
  file: string,
  schema: v.GenericSchema<unknown, Output>,
  text: string,
): Output {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
  if (read.success) return read.output
  const rule = `can't be read: ${read.issues[0].message}`
  throw new BrokenFile({ file, line: 1, column: 1, place: '', rule })
}

/** With such a file the content has a mistake like any other. */
export function orMistakes<Read>(read: () => Read): Read | { ok: false; mistakes: Mistake[] } {
  try {
    return read()
  } catch (error) {
    if (error instanceof BrokenFile) return { ok: false, mistakes: [error.mistake] }
    throw error
  }
}
