import { type ParseArgsConfig, parseArgs } from 'node:util'
import { type Day, isDay } from '#domain/days.ts'
import type { Config } from '#server/config/config.ts'
import type { Services } from '#workflows/services.ts'

export type Office = { services: Services; config: Config; say: (words: string) => void }

/** Such a command must work when the database can't be opened. */
export type ClosedOffice = Pick<Office, 'config' | 'say'> & { open: () => Promise<Services> }

export type Command = {
  name: string
  usage?: string
  summary: string
  details: string
} & ( // The answer is the exit code: 1 when something needs attention, otherwise 0 or nothing.
  | { run: (office: Office, args: string[]) => Promise<number | undefined> }
  | { runClosed: (office: ClosedOffice, args: string[]) => Promise<number | undefined> }
)

/** Throws for an unknown option or an extra word instead of ignoring it. */
export function readArgs<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
  words = 0,
) {
  try {
    const parsed = parseArgs({ args, options, allowPositionals: true, strict: true })
    const extra = parsed.positionals[words]
    if (extra !== undefined) throw new Error(`"${extra}" was not expected.`)
    return parsed
  } catch (error) {
    throw new OfficeMistake(error instanceof Error ? error.message : String(error))
  }
}

export const TEXT = { type: 'string' } as const
export const FLAG = { type: 'boolean', default: false } as const

/** Without it, a command that changes something for good only says what it would do. */
export const YES = { yes: FLAG }

export function readDay(word: string): Day {
  if (!isDay(word)) throw new OfficeMistake(`"${word}" is not a day such as 2026-11-15.`)
  return word
}

export function oneOf<Word extends string>(word: string, words: readonly Word[]): Word {
  const found = words.find((each) => each === word)
  if (!found) throw new OfficeMistake(`"${word}" is not one of ${words.join(', ')}.`)
  return found
}

/** Its message is printed with the command's help. */
export class OfficeMistake extends Error {}

/** The command was right, but not the configuration or the content. */
export class SetUpMistake extends Error {}
