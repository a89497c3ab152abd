import { expect, test } from 'vitest'
import { changeList } from './change-list.ts'

const INHERITED = ['__proto__', 'constructor', 'constructor.prototype', 'funds.__proto__']

test.each(INHERITED)('adding to %s changes no object but the value’s own', (name) => {
  const added = { value: 'added', key: 'polluted' }
  try {
    changeList({ funds: {} }, { does: 'add', name, added })
    expect([Reflect.get({}, 'polluted'), Reflect.get(Object, 'polluted')]).toEqual([
      undefined,
      undefined,
    ])
  } finally {
    Reflect.deleteProperty(Object.prototype, 'polluted')
    Reflect.deleteProperty(Object, 'polluted')
  }
})

test.each(['__proto__.toString', 'funds.__proto__.toString'])(
  'removing %s changes no object but the value’s own',
  (name) => {
    const inherited = Object.prototype.toString
    try {
      changeList({ funds: {} }, { does: 'remove', name })
      expect(Object.hasOwn(Object.prototype, 'toString')).toBe(true)
    } finally {
      Object.defineProperty(Object.prototype, 'toString', { value: inherited, enumerable: false })
    }
  },
)

test('an entry may have the name of something that every object inherits', () => {
  const added = { value: {}, key: 'constructor' }
  const changed = changeList({ funds: { tithe: {} } }, { does: 'add', name: 'funds', added })
  expect(Object.keys(Reflect.get(Object(changed), 'funds'))).toEqual(['tithe', 'constructor'])
})

test('an entry that is there is not replaced by an added one', () => {
  const added = { value: 'new', key: 'tithe' }
  expect(changeList({ funds: { tithe: 'old' } }, { does: 'add', name: 'funds', added })).toEqual({
    funds: { tithe: 'old' },
  })
})
