import { expect, test } from 'vitest'
import { rupees } from '#domain/money.ts'
import { readTyped } from '../persons/typed-form.ts'
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
  [{}, 'productinfo'],
  [{ productinfo: 'other' }, 'productinfo'],
  [{ productinfo: 'ewg' }, 'residential'],
  [{ productinfo: 'ewg', residential: 'Residential' }, 'paym'],
])('%j waits for %s', (form, waitingFor) => {
  expect(quoteTyped(readTyped(form), offers, 'en')).toEqual({ ready: false, waitingFor })
})

test('persons with an age have a share, the others are named', () => {
  const persons = [{ firstname: ' Asha ', age: '34' }, {}, { age: 'abc' }, { age: ' 8 ' }]
  expect(quoteTyped(readTyped({ ...chosen, persons }), offers, 'en')).toMatchObject({
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

test('whoever has no name yet is counted in the words of the page', () => {
  const quoted = quoteTyped(readTyped(chosen), offers, 'ta')
  expect(quoted).toMatchObject({ ageless: ['நபர் 1'] })
})
