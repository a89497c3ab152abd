import { expect, test } from 'vitest'
import { DAY, oneOf, PERIOD, readFilter, someOf, wordFor } from './list-parameters.ts'

const PARAMETERS = {
  name: { address: 'who', read: (text: string) => text },
  colour: { address: 'colour', ...oneOf(['red', 'blue']) },
  shapes: { address: 'shape', ...someOf(['round', 'flat'], 'any') },
  size: { address: 'size', ...wordFor({ small: 1, large: 2 }) },
  day: { address: 'day', ...DAY },
  ...PERIOD,
}

function read(address: string, text: string) {
  const { filter, given } = readFilter(PARAMETERS, (each) => (each.address === address ? text : ''))
  return { filter, unread: given.filter(({ isRead }) => !isRead).map(({ name }) => name) }
}

test.each([
  ['who', '', {}],
  ['who', '  Asha ', { name: 'Asha' }],
  ['who', 'x'.repeat(101), { name: 'x'.repeat(100) }],
  ['colour', 'blue', { colour: 'blue' }],
  ['shape', 'flat,round', { shapes: ['round', 'flat'] }],
  ['shape', 'round,any', { shapes: ['round', 'flat'] }],
  ['size', 'large', { size: 2 }],
  ['day', '2026-11-15', { day: '2026-11-15' }],
  ['from', '2026-11-15', { from: '2026-11-14T18:30:00.000Z' }],
  ['to', '2026-11-15', { to: '2026-11-15T18:30:00.000Z' }],
])('the parameter %s is read: %j', (address, text, filter) => {
  expect(read(address, text)).toEqual({ filter, unread: [] })
})

test.each([
  ['who', 'a\0b', 'name'],
  ['colour', 'Blue', 'colour'],
  ['shape', 'round,square', 'shapes'],
  ['size', 'constructor', 'size'],
  ['day', '2026-02-30', 'day'],
  ['from', 'soon', 'from'],
])('what can’t be read is left out and named: %s %j', (address, text, name) => {
  expect(read(address, text)).toEqual({ filter: {}, unread: [name] })
})
