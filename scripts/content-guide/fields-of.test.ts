import * as v from 'valibot'
import { expect, test } from 'vitest'
import { contentSchema } from '#content-model/schema/content.ts'
import { field } from '#content-model/schema/field.ts'
import { fieldsOf } from './fields-of.ts'

test('every field of the content has a title and a description', () => {
  const bare = fieldsOf(contentSchema)
    .filter(({ path }) => path !== 'pages')
    .filter(({ title, description }) => !title || !description)
  expect(bare.map(({ path }) => path)).toEqual([])
})

test('fields inside lists, choices and optional groups are found', () => {
  const word = field(v.string())`Word: A word.`
  const schema = v.strictObject({
    first: v.optional(v.strictObject({ second: word })),
    many: v.array(
      v.union([v.strictObject({ one: word }), v.strictObject({ one: word, other: v.string() })]),
    ),
  })
  expect(fieldsOf(schema).map(({ path, title }) => [path, title])).toEqual([
    ['first', undefined],
    ['first.second', 'Word'],
    ['many', undefined],
    ['many[].one', 'Word'],
    ['many[].other', undefined],
  ])
})
