import * as v from 'valibot'
import { described } from '#content-model/schema/described.ts'
import { day, written } from '#content-model/schema/words.ts'

const MAX_DAYS = 365

const untilDays = v.pipe(
  described(written, {
    title: 'Until',
    description:
      'How many days before the event people may cancel by themselves. It counts back from the beginning of the first day.',
    example: '14 days',
  }),
  v.transform((words) => Number(/^(\d{1,3}) days?$/.exec(words)?.[1] ?? Number.NaN)),
  v.number('must be a number of days, for example 14 days'),
  v.maxValue(MAX_DAYS, `must not be more than ${MAX_DAYS} days`),
)

const refundPercent = v.pipe(
  described(written, {
    title: 'Refund',
    description: 'How much of what was paid goes back, rounded down to whole rupees.',
    example: '80 %',
  }),
  v.transform((words) => Number(/^(\d{1,3}) ?%$/.exec(words)?.[1] ?? Number.NaN)),
  v.number('must be a share, for example 80 %'),
  v.maxValue(100, 'must not be more than 100 %'),
)

const cancel = v.pipe(
  described(v.strictObject({ until: untilDays, refund: refundPercent }), {
    title: 'Cancelling',
    description:
      'With this, people cancel by themselves on their private page, and the refund starts at once. Without it they ask the office.',
  }),
  v.transform(({ until, refund }) => ({ untilDays: until, refundPercent: refund })),
)

/** What people may do with their registration. An event overrides its programme. */
export const registrationRules = {
  balanceDue: v.optional(
    described(day, {
      title: 'Balance due',
      description:
        'The day by which everything has to be paid. Without it, the first day of the event.',
      example: '2025-09-01',
    }),
  ),
  cancel: v.optional(cancel),
  corrections: v.optional(
    described(v.picklist(['at once', 'ask'], 'must be one of the two choices'), {
      title: 'Let people change their own registration',
      description:
        'This is about changes of the price or the places. Names and addresses can always be corrected until the first day.',
      example: 'ask',
      choices: { 'at once': 'Yes', ask: 'Yes, ask us first' },
      none: 'Yes, as usual',
    }),
  ),
}
