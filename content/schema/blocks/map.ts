import * as v from 'valibot'
import { markdown, text } from '../words.ts'

/** The map with one marker for the church, whose position is in church.yaml. */
export const mapBlock = v.strictObject({
  kind: v.literal('map'),
  heading: text,
  text: markdown,
})
