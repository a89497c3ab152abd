import * as v from 'valibot'
import { IntegrationError } from '../../integration-error.ts'
import { commandHash, type Merchant } from './hash.ts'

export type CommandSettings = {
  merchant: Merchant
  /** Commands go to `${infoUrl}/merchant/postservice.php?form=2`. */
  infoUrl: string
  timeoutMs: number
}

type PayuCommand<Answer> = {
  command: string
  /** In order; the hash covers only the first. */
  variables: readonly string[]
  schema: v.GenericSchema<unknown, Answer>
}

/** Calls PayU's command API and reads its JSON. Throws an IntegrationError. */
export async function postCommand<Answer>(
  { command, variables, schema }: PayuCommand<Answer>,
  settings: CommandSettings,
): Promise<Answer> {
  const { merchant, infoUrl, timeoutMs } = settings
  const body = new URLSearchParams({
    key: merchant.key,
    command,
    hash: commandHash(command, variables[0] ?? '', merchant),
    ...Object.fromEntries(variables.map((value, index) => [`var${index + 1}`, value])),
  })
  try {
    const response = await fetch(`${infoUrl}/merchant/postservice.php?form=2`, {
      method: 'POST',
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) throw new Error(`answered ${response.status}`)
    const text = await response.text()
    if (text.length > MAX_BYTES) throw new Error('answered too much')
    return v.parse(schema, JSON.parse(text))
  } catch (cause) {
    throw new IntegrationError('payu', command, 'no usable answer', { cause })
  }
}

const MAX_BYTES = 1_000_000

/** PayU's answers mix numbers and text, null and empty: all become text. */
export function textFields(details: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      name,
      typeof value === 'string' || typeof value === 'number' ? String(value) : '',
    ]),
  )
}
