import * as v from 'valibot'
import { described } from './described.ts'
import { list, phone, written } from './words.ts'

const fact = v.strictObject({
  label: described(written, {
    title: 'Label',
    description: 'One or two words before the fact, in the language of the summary.',
    example: 'எப்போது',
  }),
  text: described(written, {
    title: 'Text',
    description: 'The fact in a few plain sentences, in the same language.',
    example: 'சனிக்கிழமை காலை 9 மணி',
  }),
  phone: v.optional(phone),
})

export const summary = described(
  v.strictObject({
    heading: described(written, {
      title: 'Heading',
      description:
        'Shown above the summary, in its language. Its letters say which language it is.',
      example: 'தமிழில் சுருக்கமாக',
    }),
    facts: described(list(fact), {
      title: 'Facts',
      description: 'What it is, when, how much it costs and whom to call.',
    }),
    review: v.optional(
      described(written, {
        title: 'To be reviewed',
        description:
          'What somebody still has to check. Visitors do not see it. Empty it once it is done.',
        example: 'To be read by somebody whose first language is Tamil.',
      }),
    ),
  }),
  {
    title: 'Summary in another language',
    description:
      'For those who read another language better: shown above the form, and with the dates on the programme’s page. May be left out.',
  },
)

export type Summary = v.InferOutput<typeof summary>
