import { expect, test } from 'vitest'
import { rupees } from '#domain/money.ts'
import { quoteTyped } from './typed-quote.ts'

const offers = [
  {
    code: 'ewg',
    price: {
      residential: rupees(2100),
      nonResidential: rupees(700),
      residentialChild: rupees(1470),
      nonResidentialChild: rupees(470),
      part: rupees(300),
      fullPaymentAtVenue: false,
    },
  },
]

const chosen = { productinfo: 'ewg', residential: 'Residential', paym: 'Full Payment' }

test.each([
  [{}, 'a conference'],
  [{ productinfo: 'other' }, 'a conference'],
  [{ productinfo: 'ewg' }, 'a type of registration'],
  [{ productinfo: 'ewg', residential: 'Residential' }, 'a payment type'],
])('%j waits for %s', (form, waitingFor) => {
  expect(quoteTyped(form, offers)).toEqual({ ready: false, waitingFor })
})

test('persons with an age have a share, the others are named', () => {
  const persons = [{ firstname: ' Asha ', age: '34' }, undefined, { age: 'abc' }, { age: ' 8 ' }]
  expect(quoteTyped({ ...chosen, persons }, offers)).toMatchObject({
    ready: true,
    quoted: {
      total: rupees(3570),
      lines: [
        { name: 'Asha', band: 'adult' },
        { name: 'Person 4', band: 'child' },
      ],
    },
    ageless: ['Person 2', 'Person 3'],
  })
})
