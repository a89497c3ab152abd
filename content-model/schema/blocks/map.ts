import * as v from 'valibot'
import { described } from '#content-model/schema/described.ts'
import { body, heading } from '#content-model/schema/fields.ts'

export const mapBlock = described(v.strictObject({ kind: v.literal('map'), heading, text: body }), {
  title: 'Map',
  description: 'The map with one marker for the church. It shows where the church is.',
})
