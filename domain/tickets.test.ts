import { expect, test } from 'vitest'
import { inGroups, readTicketCode, TICKET_CODE_BYTES, ticketCode } from './tickets.ts'

test('a code uses every letter equally often', () => {
  const all = new Map<string, number>()
  for (let byte = 0; byte < 256; byte++) {
    const [letter = ''] = ticketCode(new Uint8Array(TICKET_CODE_BYTES).fill(byte))
    all.set(letter, (all.get(letter) ?? 0) + 1)
  }
  expect(all.size).toBe(32)
  expect(new Set(all.values())).toEqual(new Set([8]))
  expect([...all.keys()].join('')).not.toMatch(/[ilou]/)
})

test('too few random bytes are refused', () => {
  expect(() => ticketCode(new Uint8Array(TICKET_CODE_BYTES - 1))).toThrow('random bytes')
})

test('a code is shown in groups of four', () => {
  expect(inGroups('abcdefghjkmnpqrstvwx')).toBe('abcd efgh jkmn pqrs tvwx')
})

test.each([
  ['abcdefghjkmnpqrstvwx', 'abcdefghjkmnpqrstvwx'],
  ['ABCD EFGH JKMN PQRS TVWX', 'abcdefghjkmnpqrstvwx'],
  ['abcd-efgh-jkmn-pqrs-0o1l', 'abcdefghjkmnpqrs0011'],
  ['abcd', undefined],
  ['abcdefghjkmnpqrstvwu', undefined],
  ['abcdefghjkmnpqrstvwxy', undefined],
  ['', undefined],
])('%j is read as %j', (typed, code) => {
  expect(readTicketCode(typed)).toBe(code)
})
