import * as v from 'valibot'
import { contact } from '#content-model/schema/church/contact.ts'
import { described } from '#content-model/schema/described.ts'
import { body, heading, intro } from '#content-model/schema/fields.ts'
import { entries, list, text } from '#content-model/schema/words.ts'

export const teamsBlock = described(
  v.strictObject({
    kind: v.literal('teams'),
    heading,
    intro,
    teams: described(
      entries({
        name: described(text, {
          title: 'Name',
          description: 'What the team is called.',
          example: 'Welcome team',
        }),
        text: body,
        jobs: described(list(text), {
          title: 'Jobs',
          description: 'The jobs in the team, a few words each.',
          example: 'Open the doors',
        }),
        contact,
      }),
      { title: 'Teams', description: 'One entry for each team.' },
    ),
  }),
  { title: 'Teams', description: 'Teams that people can join.' },
)
