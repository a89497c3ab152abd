import * as v from 'valibot'
import { contact } from '../contact.ts'
import { picture } from '../picture.ts'
import { list, markdown, text } from '../words.ts'

/** Age groups, each with its own class times. */
export const groupsBlock = v.strictObject({
  kind: v.literal('groups'),
  heading: text,
  intro: v.optional(markdown),
  groups: list(v.strictObject({ name: text, ages: text, times: text, about: text })),
})

/** Teams that people can join. */
export const teamsBlock = v.strictObject({
  kind: v.literal('teams'),
  heading: text,
  intro: v.optional(markdown),
  teams: list(
    v.strictObject({
      name: text,
      text: markdown,
      /** The jobs in the team, a few words each. */
      jobs: list(text),
      contact,
    }),
  ),
})

export const peopleBlock = v.strictObject({
  kind: v.literal('people'),
  heading: text,
  intro: v.optional(markdown),
  people: list(v.strictObject({ name: text, role: text, about: text, picture })),
})
