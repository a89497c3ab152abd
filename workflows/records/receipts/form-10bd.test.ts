import { expect, test } from 'vitest'
import { FORM_10BD_COLUMNS, form10bd } from './export-tax-list.ts'

const CHURCH = { registration: 'AAATC1234AF20214', from: '2021-09-24' }
const asha = { pan: 'ABCDE1234F', name: 'Asha Rao', isCash: false, keptMinor: 50_000 }

test('gifts of one giver are one line for each way of paying', () => {
  const rows = form10bd(
    [asha, { ...asha, keptMinor: 25_050 }, { ...asha, isCash: true, keptMinor: 10_000 }],
    CHURCH,
  )
  expect(rows.map((row) => row.at(-1))).toEqual([750.5, 100])
  expect(rows.map((row) => row.at(-2))).toEqual([
    'Electronic modes including account payee cheque/draft',
    'Cash',
  ])
  expect(rows[0]).toHaveLength(FORM_10BD_COLUMNS.length)
  expect(rows[0]).toEqual(expect.arrayContaining(['ABCDE1234F', 'Asha Rao', 'AAATC1234AF20214']))
})

test('what went back as a whole is not listed', () => {
  expect(form10bd([{ ...asha, keptMinor: 0 }], CHURCH)).toEqual([])
})
