import * as v from 'valibot'
import { picture } from '../picture.ts'
import { list, markdown, text } from '../words.ts'

/** What we believe, each statement with where Scripture says it. */
export const beliefsBlock = v.strictObject({
  kind: v.literal('beliefs'),
  heading: text,
  beliefs: list(v.strictObject({ title: text, statement: markdown, scripture: text })),
})

/** How things came about, oldest first. */
export const timelineBlock = v.strictObject({
  kind: v.literal('timeline'),
  heading: text,
  moments: list(v.strictObject({ when: text, title: text, text: markdown })),
})

/** Rooms and corners of the campus. */
export const placesBlock = v.strictObject({
  kind: v.literal('places'),
  heading: text,
  intro: v.optional(markdown),
  places: list(v.strictObject({ name: text, text: markdown, picture })),
})
