import * as v from 'valibot'
import { picture } from '../picture.ts'
import { list, markdown, text } from '../words.ts'

export const peopleBlock = v.strictObject({
  kind: v.literal('people'),
  heading: text,
  intro: v.optional(markdown),
  people: list(v.strictObject({ name: text, role: text, about: text, picture })),
})
