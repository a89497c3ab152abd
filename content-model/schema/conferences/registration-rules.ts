import * as v from 'valibot'
import { field, group } from '#content-model/schema/field.ts'
import { day, written } from '#content-model/schema/values.ts'

const MAX_DAYS = 365

const untilDays = v.pipe(
  written(
    'Until',
    'How many days before the event people may cancel by themselves. It counts back from the beginning of the first day.',
    '14 days',
  ),
  v.transform((words) => Number(/^(\d{1,3}) days?$/.exec(words)?.[1] ?? Number.NaN)),
  v.number('must be a number of days, for example 14 days'),
  v.maxValue(MAX_DAYS, `must not be more than ${MAX_DAYS} days`),
)

const refundPercent = v.pipe(
  written('Refund', 'How much of what was paid goes back, rounded down to whole rupees.', '80 %'),
  v.transform((words) => Number(/^(\d{1,3}) ?%$/.exec(words)?.[1] ?? Number.NaN)),
  v.number('must be a share, for example 80 %'),
  v.maxValue(100, 'must not be more than 100 %'),
)

const cancel = v.pipe(
  group(
    'Cancelling',
    'With this, people cancel by themselves on their private page, and the refund starts at once. Without it they ask the office.',
    { until: untilDays, refund: refundPercent },
  ),
  v.transform(({ until, refund }) => ({ untilDays: until, refundPercent: refund })),
)

/** What people may do with their registration. An event overrides its programme. */
export const registrationRules = {
  balanceDue: v.optional(
    day(
      'Balance due',
      'The day by which everything has to be paid. Without it, the first day of the event.',
      '2025-09-01',
    ),
  ),
  cancel: v.optional(cancel),
  corrections: v.optional(
    field(
      v.picklist(['at once', 'ask'], 'must be one of the two choices'),
      'Let people change their own registration',
      'This is about changes of the price or the places. Names and addresses can always be corrected until the first day.',
      'ask',
      { choices: { 'at once': 'Yes', ask: 'Yes, ask us first' }, none: 'Yes, as usual' },
    ),
  ),
}
