import * as v from 'valibot'
import { entries, group } from './field.ts'
import { phone } from './fields.ts'
import { written } from './values.ts'

const facts = entries('Facts', 'What it is, when, how much it costs and whom to call.', {
  label: written(
    'Label',
    'One or two words before the fact, in the language of the summary.',
    'எப்போது',
  ),
  text: written(
    'Text',
    'The fact in a few plain sentences, in the same language.',
    'சனிக்கிழமை காலை 9 மணி',
  ),
  phone: v.optional(phone),
})

export const summary = group(
  'Summary in another language',
  'For those who read another language better: shown above the form, and with the dates on the programme’s page. May be left out.',
  {
    heading: written(
      'Heading',
      'Shown above the summary, in its language. Its letters say which language it is.',
      'தமிழில் சுருக்கமாக',
    ),
    facts,
    review: v.optional(
      written(
        'To be reviewed',
        'What somebody still has to check. Visitors do not see it. Empty it once it is done.',
        'To be read by somebody whose first language is Tamil.',
      ),
    ),
  },
)

export type Summary = v.InferOutput<typeof summary>
