import { existsSync } from 'node:fs'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { type Day, isDay } from '#domain/days.ts'
import { findNamedPayment, type Payment } from '#workflows/records/payments/read-payment-page.ts'
import type { Office } from './open-office.ts'

export type Command = {
  name: string
  usage: string
  summary: string
  details: string
  /** Returns the exit code: 1 when something needs attention, otherwise 0 or nothing. */
  run: (office: Office, args: string[]) => Promise<number | undefined>
  /** Tried first, for commands that must work when the database can't be opened. Undefined: use `run`. */
  runClosed?: (office: Pick<Office, 'config' | 'say'>, args: string[]) => number | undefined
}

/** Parses the arguments. Throws for an unknown option or an extra word instead of ignoring it. */
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

/** Without it, a command that changes something for good only says what it would do. */
export const YES = { yes: { type: 'boolean', default: false } } as const

export function fileAmong([file = '']: readonly string[]): string {
  if (!existsSync(file)) throw new OfficeMistake(`There is no file "${file}".`)
  return file
}

export function readDay(word: string): Day {
  if (!isDay(word)) throw new OfficeMistake(`"${word}" is not a day such as 2026-11-15.`)
  return word
}

export function oneOf<Word extends string>(word: string, words: readonly Word[]): Word {
  const found = words.find((each) => each === word)
  if (!found) throw new OfficeMistake(`"${word}" is not one of ${words.join(', ')}.`)
  return found
}

/** A wrong use of a command. Its message is printed with the command's help. */
export class OfficeMistake extends Error {}

export async function namedPayment(
  { services }: Office,
  txnid: string | undefined,
): Promise<Payment> {
  if (!txnid) throw new OfficeMistake('Name a transaction number.')
  const payment = await findNamedPayment(services, txnid)
  if (!payment) throw new OfficeMistake(`There is no payment with the number ${txnid}.`)
  return payment
}
