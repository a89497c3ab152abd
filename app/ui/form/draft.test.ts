import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { markSent, openDraft, saveTyped, withDraft } from './draft.ts'
import { forgetOldDrafts } from './draft-store.ts'

test('values on the page win over the draft, which fills in blank fields', () => {
  const draft = {
    type: 'Family',
    paym: 'Full Payment',
    persons: [{ firstname: 'Asha' }, { city: 'Mysore' }],
  }
  const standing = { type: 'Group', paym: '', persons: [{ firstname: '', lastname: 'Rao' }] }
  expect(withDraft(standing, draft)).toEqual({
    type: 'Group',
    paym: 'Full Payment',
    persons: [{ firstname: 'Asha', lastname: 'Rao' }, { city: 'Mysore' }],
  })
})

const DAY_MS = 24 * 60 * 60_000
const FAMILY = { persons: [{ firstname: 'Asha', phone: '9876543210' }] }

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
    key: (index: number) => [...stored.keys()][index] ?? null,
    get length() {
      return stored.size
    },
  })
  vi.useFakeTimers({ toFake: ['Date'] })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function typeDraft(form: string): string {
  const { key } = openDraft(form)
  saveTyped(form, key, FAMILY)
  return key
}

test('a draft is kept for a day and no longer', () => {
  const key = typeDraft('ewgregister')
  vi.setSystemTime(Date.now() + DAY_MS - 1)
  expect(openDraft('ewgregister')).toMatchObject({ key, typed: FAMILY })
  vi.setSystemTime(Date.now() + 1)
  const later = openDraft('ewgregister')
  expect(later.typed).toBeUndefined()
  expect(later.key).not.toBe(key)
})

test('typing again restarts the day', () => {
  const key = typeDraft('ewgregister')
  vi.setSystemTime(Date.now() + DAY_MS - 1)
  saveTyped('ewgregister', key, { persons: [{ firstname: 'Maya' }] })
  markSent('ewgregister')
  vi.setSystemTime(Date.now() + DAY_MS - 1)
  expect(openDraft('ewgregister')).toMatchObject({ key, sent: true })
})

test('opening one form removes the old drafts of all, and those of earlier versions', () => {
  typeDraft('gpcregister')
  localStorage.setItem('registration-draft:wfc2register', JSON.stringify({ key: 'k', sent: false }))
  localStorage.setItem('registration-draft:wfc1register', 'no JSON')
  localStorage.setItem('of-another-script', 'stays')
  vi.setSystemTime(Date.now() + DAY_MS)
  forgetOldDrafts()
  expect(localStorage.length).toBe(1)
  expect(localStorage.getItem('of-another-script')).toBe('stays')
})

test('a draft with a time in the future is not kept for longer', () => {
  typeDraft('ewgregister')
  vi.setSystemTime(Date.now() - 30 * DAY_MS)
  expect(openDraft('ewgregister').typed).toBeUndefined()
})

test.each([['text'], [{ type: 5 }], [{ persons: [{ firstname: ['Asha'] }] }]])(
  '%j is not a draft',
  (typed) => {
    const stored = { key: 'k', sent: false, at: Date.now(), typed }
    localStorage.setItem('registration-draft:ewgregister', JSON.stringify(stored))
    const draft = openDraft('ewgregister')
    expect(draft.typed).toBeUndefined()
    expect(draft.key).not.toBe('k')
  },
)
