import * as v from 'valibot'
import { contact } from '../contact.ts'
import { list, markdown, text } from '../words.ts'

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
