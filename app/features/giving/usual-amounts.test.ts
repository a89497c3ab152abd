import { expect, test } from 'vitest'
import { withUsualAmount } from './usual-amounts.tsx'

test.each([
  ['an empty field', { amount: '', usual: '1000' }, '1000'],
  ['a field of spaces', { amount: ' ', usual: '1000' }, '1000'],
  ['no field', { usual: '500' }, '500'],
  ['what was typed', { amount: '700', usual: '1000' }, '700'],
  ['nothing tapped', { amount: '' }, ''],
  ['an amount that is not offered', { amount: '', usual: '1' }, ''],
])('a tapped amount and %s', (_, fields, amount) => {
  expect(withUsualAmount({ ...fields, firstname: 'Asha' })).toMatchObject({
    amount,
    firstname: 'Asha',
  })
})
