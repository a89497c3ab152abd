import * as v from 'valibot'
import { contact } from '#content-model/schema/church/contact.ts'
import { described } from '#content-model/schema/described.ts'
import { body, heading, intro } from '#content-model/schema/fields.ts'
import { picture } from '#content-model/schema/picture.ts'
import { entries, list, text, written } from '#content-model/schema/words.ts'

export const groupsBlock = described(
  v.strictObject({
    kind: v.literal('groups'),
    heading,
    intro,
    groups: described(
      entries({
        name: described(text, {
          title: 'Name',
          description: 'What the class is called.',
          example: 'Little Lambs',
        }),
        ages: described(text, {
          title: 'Ages',
          description: 'For which ages.',
          example: '3 to 5 years',
        }),
        times: described(text, {
          title: 'Times',
          description: 'When the class meets.',
          example: 'Sundays, 8:30 AM and 11:00 AM',
        }),
        about: described(text, {
          title: 'About',
          description: 'What the class does, in a sentence.',
          example: 'Songs, stories and play.',
        }),
      }),
      { title: 'Groups', description: 'The youngest first.' },
    ),
  }),
  { title: 'Groups', description: 'Age groups, each with its own class times.' },
)

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

export const peopleBlock = described(
  v.strictObject({
    kind: v.literal('people'),
    heading,
    intro,
    people: described(
      entries({
        name: described(written, {
          title: 'Name',
          description: 'The person’s name.',
          example: 'Pastor Daniel Samuel',
        }),
        role: described(text, {
          title: 'Role',
          description: 'What the person does here.',
          example: 'Senior pastor',
        }),
        about: described(text, {
          title: 'About',
          description: 'A sentence or two.',
          example: 'Daniel and his family came to Bangalore in 1998.',
        }),
        picture,
      }),
      { title: 'People', description: 'One entry for each person.' },
    ),
  }),
  { title: 'People', description: 'People with their pictures and what they do.' },
)

export const placesBlock = described(
  v.strictObject({
    kind: v.literal('places'),
    heading,
    intro,
    places: described(
      entries({
        name: described(text, {
          title: 'Name',
          description: 'What the place is called.',
          example: 'The courtyard',
        }),
        text: body,
        picture,
      }),
      { title: 'Places', description: 'One entry for each.' },
    ),
  }),
  { title: 'Places', description: 'Rooms and corners of the campus, each with a picture.' },
)
