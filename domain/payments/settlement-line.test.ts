import { expect, test } from 'vitest'
import { matchReturns, settlementReader, transfersOf } from './settlement-line.ts'

function read(...rows: Record<string, string>[]) {
  const reader = settlementReader({ line: 1, fields: Object.keys(rows[0] ?? {}) })
  return rows
    .map((row, index) => reader?.read({ line: index + 2, fields: Object.values(row) }))
    .filter((line) => line !== undefined)
}

const SALE = { txnid: 'EWG00000000001', amount: '1,000.00' }

test.each<[string, Record<string, string>, Record<string, number | undefined>]>([
  ['no such columns', {}, { feeMinor: undefined, taxMinor: undefined, netMinor: undefined }],
  [
    'a fee, its tax and the net amount',
    { 'Service Fee': '20.00', 'Service Tax': '3.60', 'Net Amount': 'Rs. 976.40' },
    { feeMinor: 2_000, taxMinor: 360, netMinor: 97_640 },
  ],
  ['GST in parts', { CGST: '1.80', SGST: '1.80', IGST: '0' }, { taxMinor: 360 }],
  ['GST in parts and all', { CGST: '1.80', SGST: '1.80', 'Total GST': '3.60' }, { taxMinor: 360 }],
  ['the GST on a fee', { 'PG Fee': '20', 'GST on fee': '3.6' }, { feeMinor: 2_000, taxMinor: 360 }],
  ['the number of a tax-payer', { GSTIN: '29', 'GST rate %': '18' }, { taxMinor: undefined }],
  ['the way of paying', { 'Netbanking code': '12' }, { netMinor: undefined }],
  ['a fee that is no amount', { Fee: 'n/a' }, { feeMinor: undefined }],
])('a settlement file with %s', (_, columns, expected) => {
  expect(read({ ...SALE, ...columns })[0]).toMatchObject(expected)
})

test('totals, fees and net are added up for each transfer to the bank', () => {
  const columns = { fee: '20.00', net: '980.00' }
  const lines = read(
    { ...SALE, ...columns, utr: 'UTR1' },
    { ...SALE, ...columns, utr: 'UTR1' },
    { ...SALE, amount: '-100.00', fee: '', net: '100.00', utr: 'UTR1' },
    { ...SALE, fee: '', net: '', utr: 'UTR2' },
  )
  expect(transfersOf(lines)).toEqual([
    {
      utr: 'UTR1',
      lines: 3,
      settledMinor: 200_000,
      returnedMinor: 10_000,
      feeMinor: 4_000,
      taxMinor: undefined,
      netMinor: 186_000,
    },
    {
      utr: 'UTR2',
      lines: 1,
      settledMinor: 100_000,
      returnedMinor: 0,
      feeMinor: undefined,
      taxMinor: undefined,
      netMinor: undefined,
    },
  ])
})

test.each([
  ['nothing recorded', { file: [100], recorded: [] }, ['unknown']],
  ['the same amount', { file: [100], recorded: [100] }, ['matched']],
  ['another amount', { file: [90], recorded: [100] }, ['differing']],
  ['two refunds the other way', { file: [100, 50], recorded: [50, 100] }, ['matched', 'matched']],
  ['two equal refunds', { file: [50, 50], recorded: [50, 50] }, ['matched', 'matched']],
  ['one refund twice in the file', { file: [50, 50], recorded: [50] }, ['matched', 'twice']],
  ['one more than recorded', { file: [50, 70], recorded: [50] }, ['matched', 'unknown']],
  ['differing before equal', { file: [90, 50], recorded: [50, 100] }, ['differing', 'matched']],
  ['differing beside one equal', { file: [90, 50], recorded: [50] }, ['unknown', 'matched']],
  ['fewer than recorded', { file: [50], recorded: [50, 100] }, ['matched']],
] as const)('%s', (_, { file, recorded }, verdicts) => {
  const refunds = recorded.map((amountMinor, index) => ({
    token: String(index),
    amountMinor,
    day: '2026-11-15',
  }))
  const matches = matchReturns(file, refunds)
  expect(matches.map(({ verdict }) => verdict)).toEqual(verdicts)
  const used = matches
    .filter(({ verdict }) => verdict !== 'twice')
    .map((each) => each.recorded?.token)
  const known = used.filter((token) => token !== undefined)
  expect(new Set(known).size).toBe(known.length)
})
