import * as v from 'valibot'
import { entries, group, list } from '#content-model/schema/field.ts'
import { body, contact, heading, intro } from '#content-model/schema/fields.ts'
import { picture } from '#content-model/schema/picture.ts'
import { text, written } from '#content-model/schema/values.ts'

export const groupsBlock = group('Groups', 'Age groups, each with its own class times.', {
  kind: v.literal('groups'),
  heading,
  intro,
  groups: entries('Groups', 'The youngest first.', {
    name: text('Name', 'What the class is called.', 'Little Lambs'),
    ages: text('Ages', 'For which ages.', '3 to 5 years'),
    times: text('Times', 'When the class meets.', 'Sundays, 8:30 AM and 11:00 AM'),
    about: text('About', 'What the class does, in a sentence.', 'Songs, stories and play.'),
  }),
})

export const teamsBlock = group('Teams', 'Teams that people can join.', {
  kind: v.literal('teams'),
  heading,
  intro,
  teams: entries('Teams', 'One entry for each team.', {
    name: text('Name', 'What the team is called.', 'Welcome team'),
    text: body,
    jobs: list('Jobs', 'The jobs in the team, a few words each.', text.schema, 'Open the doors'),
    contact,
  }),
})

export const peopleBlock = group('People', 'People with their pictures and what they do.', {
  kind: v.literal('people'),
  heading,
  intro,
  people: entries('People', 'One entry for each person.', {
    name: written('Name', 'The person’s name.', 'Pastor Daniel Samuel'),
    role: text('Role', 'What the person does here.', 'Senior pastor'),
    about: text('About', 'A sentence or two.', 'Daniel and his family came to Bangalore in 1998.'),
    picture,
  }),
})

export const placesBlock = group(
  'Places',
  'Rooms and corners of the campus, each with a picture.',
  {
    kind: v.literal('places'),
    heading,
    intro,
    places: entries('Places', 'One entry for each.', {
      name: text('Name', 'What the place is called.', 'The courtyard'),
      text: body,
      picture,
    }),
  },
)
