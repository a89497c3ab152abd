import * as v from 'valibot'
import { expect, test } from 'vitest'
import { markdown } from './values.ts'

const RULE =
  'must not have a link that starts with anything but /, #, https://, http://, mailto: or tel:'

test.each([
  '[x](javascript:alert(1))',
  '[x][1]\n\n> [1]: javascript:alert(1)',
  '> [1]: data:text/html,x',
  '- [x][1]\n\n  [1]: JaVaScRiPt:alert(1)',
  '| a |\n| - |\n| [x](javascript:alert(1)) |',
  '[x](java&#115;cript:alert(1))',
  '![x](data:image/svg+xml,x)',
  '[x](//example.org)',
  '[x](give)',
])('a forbidden link is refused wherever it stands: %j', (text) => {
  expect(v.safeParse(markdown.schema, text).issues?.map(({ message }) => message)).toEqual([RULE])
})

test.each([
  '[x](/give) and **[y](https://example.org)**',
  '[x][1]\n\n[1]: mailto:office@example.org',
  'See www.example.org or write to office@example.org',
  'In brackets [like this] and (javascript: as a word)',
])('other texts are accepted: %j', (text) => {
  expect(v.safeParse(markdown.schema, text).success).toBe(true)
})
