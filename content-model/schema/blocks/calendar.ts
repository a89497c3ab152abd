import * as v from 'valibot'
import { described } from '#content-model/schema/described.ts'
import { body, heading } from '#content-model/schema/fields.ts'

export const calendarBlock = described(
  v.strictObject({ kind: v.literal('calendar'), heading, text: body }),
  { title: 'Calendar', description: 'The whole calendar, loaded when a visitor asks for it.' },
)
