import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { visit } from 'yaml'
import { contentFiles } from '#content-model/load.ts'
import { runs } from '../../tests/support/long.ts'
import { CHURCH } from '../../tests/support/site/church.ts'
import { parseYaml, yamlValue } from './parse-yaml.ts'
import { writeYaml, YAML_LAYOUT } from './write-yaml.ts'

const FILES = contentFiles(CHURCH)

test.each(FILES)('%s is the same to the byte when nothing has changed', (_, text) => {
  expect(writeYaml(text, yamlValue(text))).toBe(text)
})

test.each(FILES)('%s is laid out as the editor writes it', (_, text) => {
  expect(parseYaml(text).toString(YAML_LAYOUT)).toBe(text)
})

test('a file in a layout of its own stays as it is until something changes', () => {
  const text = "a:   [1,2] #  kept\nb: 'x'\n"
  expect(writeYaml(text, { a: [1, 2], b: 'x' })).toBe(text)
  expect(writeYaml(text, { a: [1, 2], b: 'y' })).toBe("a: [ 1, 2 ] #  kept\nb: 'y'\n")
})

type Group = Record<string, unknown>
type Path = string[]

/** Every place in a value. */
function placesIn(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at]
  return [at, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...at, key]))]
}

function groupAt(value: unknown, path: Path): Group {
  return path.reduce((inner, key) => inner[key] as Group, value as Group)
}

/** Changes a copy of the value somewhere, in one of the ways of the editor. */
function changed(value: unknown, { place, way, words }: Change) {
  const copy: unknown = JSON.parse(JSON.stringify(value))
  const places = placesIn(copy).filter((path) => path.length > 0)
  const path = places[place % places.length] ?? []
  const parent = groupAt(copy, path.slice(0, -1))
  const key = path.at(-1) ?? ''
  const found = parent[key]
  if (Array.isArray(found)) {
    if (found.length === 0) found.push(words)
    else if (way % 4 === 0) found.push(structuredClone(found[0]))
    else if (way % 4 === 1) found.splice(place % found.length, 1)
    else if (way % 4 === 2) found.reverse()
    else found.unshift(words)
  } else if (typeof found === 'object' && found !== null) {
    const group = found as Group
    if (way % 2 === 0) group.added = words
    else delete group[Object.keys(group)[place % Object.keys(group).length] ?? '']
  } else parent[key] = typeof found === 'number' ? found + 1 : words
  return copy
}

type Change = { place: number; way: number; words: string }

const WORDS = fc.oneof(
  fc.constantFrom(
    'New words',
    'a: b # c',
    '08:30',
    'true',
    '- x',
    'two\nlines\n',
    '"quoted"',
    'x'.repeat(200),
    ` ${'begins with a space '.repeat(9)}`,
    `one\n \n${'two '.repeat(30)}`,
    '\n',
    '',
  ),
  fc.string({ minLength: 1 }).filter((text) => !/[^\P{C}\n]/u.test(text)),
  fc.lorem({ maxCount: 40 }),
)

test('after any change the file has exactly the wanted value', () => {
  const change = fc.record({ place: fc.nat(), way: fc.nat(), words: WORDS })
  fc.assert(
    fc.property(
      fc.constantFrom(...FILES),
      fc.array(change, { minLength: 1, maxLength: 3 }),
      ([, text], changes) => {
        const wanted = changes.reduce(changed, yamlValue(text))
        expect(yamlValue(writeYaml(text, wanted))).toEqual(wanted)
      },
    ),
    { numRuns: runs(40, 1_000) },
  )
})

/** The aliases whose value has this text somewhere: they must be written out when it changes. */
function aliasesOf(file: string, text: unknown): Set<string> {
  const document = parseYaml(file)
  const found = new Set<string>()
  visit(document, {
    Alias: (_, node) => {
      const value = JSON.stringify(node.resolve(document)?.toJS(document))
      if (value.includes(JSON.stringify(text))) found.add(`*${node.source}`)
    },
  })
  return found
}

test('a changed text leaves every other line as it was, but for those that repeated it', () => {
  fc.assert(
    fc.property(fc.constantFrom(...FILES), fc.nat(), ([, text], place) => {
      const value = yamlValue(text)
      const isText = (path: Path) =>
        path.length > 0 && typeof groupAt(value, path.slice(0, -1))[path.at(-1) ?? ''] === 'string'
      const texts = placesIn(value).filter(isText)
      const path = texts[place % texts.length] ?? []
      const wanted: unknown = JSON.parse(JSON.stringify(value))
      const [parent, key] = [groupAt(wanted, path.slice(0, -1)), path.at(-1) ?? '']
      // A folded text takes several lines.
      const own = String(parent[key]).length / 30 + String(parent[key]).split('\n').length + 1
      const aliases = aliasesOf(text, parent[key])
      parent[key] = 'New'
      const lines = new Set(writeYaml(text, wanted).split('\n'))
      const repeats = (line: string) => aliases.has(line.split(' ').at(-1) ?? '')
      const gone = text.split('\n').filter((line) => !lines.has(line) && !repeats(line))
      expect(gone.length).toBeLessThan(own + 1)
    }),
    { numRuns: runs(25, 600) },
  )
})

test('a list is emptied without touching a comment', () => {
  const text = '# Above.\nlist:\n  - one: 1\n    two: 2\nafter: 3 # kept\n'
  expect(writeYaml(text, { list: [], after: 3 })).toBe('# Above.\nlist: []\nafter: 3 # kept\n')
  expect(writeYaml(text, { list: [{}], after: 3 })).toContain('  - {}\nafter: 3 # kept')
})

const EVENTS = `# Dates.
events:
  # The first.
  - code: one # keep
    price: &price { adult: 10, child: 5 }
  # The second.
  - code: two
    price: *price
`

test('entries move with their comments', () => {
  const { events } = yamlValue(EVENTS) as { events: unknown[] }
  const added = { code: 'three', price: { adult: 10, child: 5 } }
  expect(writeYaml(EVENTS, { events: [...events, added] })).toBe(
    `${EVENTS}  - code: three\n    price: { adult: 10, child: 5 }\n`,
  )
})

test('what repeats a value stays as it is when that value changes', () => {
  const wanted = JSON.parse(JSON.stringify(yamlValue(EVENTS)))
  wanted.events[0].price.adult = 12
  const text = writeYaml(EVENTS, wanted)
  expect(yamlValue(text)).toEqual(wanted)
  expect(text).toContain('price: &price { adult: 12, child: 5 }')
})

const BLOCKS = `blocks:
  - kind: text
    text: One.

  # About the second.
  - { kind: notice, text: Two. }
`

test('a moved entry takes its comment along, and blank lines stay between entries', () => {
  const { blocks } = yamlValue(BLOCKS) as { blocks: unknown[] }
  expect(writeYaml(BLOCKS, { blocks: blocks.toReversed() })).toBe(`blocks:
  # About the second.
  - { kind: notice, text: Two. }

  - kind: text
    text: One.
`)
})

test('a new entry is set off by a blank line where the others are', () => {
  const { blocks } = yamlValue(BLOCKS) as { blocks: unknown[] }
  const added = { kind: 'text', text: 'Three.\n\nFour.\n' }
  expect(writeYaml(BLOCKS, { blocks: [...blocks, added] })).toBe(`${BLOCKS}
  - kind: text
    text: |
      Three.

      Four.
`)
})

test('a text that has become long gets lines of its own', () => {
  const text = 'label: { name: Time, value: "9:00" }\n'
  const value = 'From nine in the morning, and on the first Sunday of a month from half past eight.'
  expect(writeYaml(text, { label: { name: 'Time', value } })).toBe(
    `label:\n  name: Time\n  value: >-\n    ${value}\n`,
  )
})

test('a sample that was repeated keeps its mark when what it repeats is removed', () => {
  const text = 'one: &desk { phone: !sample "1234" }\ntwo: *desk\nthree: *desk\n'
  const desk = { phone: '1234' }
  expect(writeYaml(text, { two: desk, three: desk })).toBe(
    'two: { phone: !sample "1234" }\nthree: { phone: !sample "1234" }\n',
  )
})

test('the mark of a sample goes with the sample', () => {
  expect(writeYaml('name: !sample City Church\n', { name: 'Grace' })).toBe('name: Grace\n')
  expect(isDeepStrictEqual(yamlValue('name: !sample A\n'), { name: 'A' })).toBe(true)
})
