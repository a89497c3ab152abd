import * as v from 'valibot'
import { described } from '#content-model/schema/described.ts'
import { written } from '#content-model/schema/words.ts'

const MINUTE_MS = 60_000
const UNITS = { minute: MINUTE_MS, hour: 60 * MINUTE_MS, day: 24 * 60 * MINUTE_MS } as const

/** "7 days" in milliseconds; null for "off". */
const span = v.pipe(
  written,
  v.regex(
    /^(off|[1-9]\d{0,2} (minute|hour|day)s?)$/,
    'must be a time, for example 3 days or 30 minutes, or the word off',
  ),
  v.transform(toMs),
)

export const reminders = described(
  v.strictObject({
    payment: v.optional(
      described(span, {
        title: 'Unfinished payment',
        description:
          'How long after the payer was sent to pay, when nothing has come; 30 minutes when left out.',
        example: '30 minutes',
      }),
      '30 minutes',
    ),
    balance: v.optional(
      described(span, {
        title: 'Balance',
        description: 'How long before a balance is due; 7 days when left out.',
        example: '7 days',
      }),
      '7 days',
    ),
    conference: v.optional(
      described(span, {
        title: 'Conference',
        description:
          'How long before the first day, with the letter and the tickets; 3 days when left out.',
        example: '3 days',
      }),
      '3 days',
    ),
  }),
  {
    title: 'Reminders',
    description:
      'When people are reminded by mail. Each is sent once, and can be switched off with the word off.',
  },
)

function toMs(words: string): number | null {
  if (words === 'off') return null
  const [count = '', unit = ''] = words.replace(/s$/, '').split(' ')
  return Number(count) * (isUnit(unit) ? UNITS[unit] : 0)
}

function isUnit(unit: string): unit is keyof typeof UNITS {
  return Object.hasOwn(UNITS, unit)
}

export type Reminders = v.InferOutput<typeof reminders>
