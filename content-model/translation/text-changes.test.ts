import { expect, test } from 'vitest'
import { readYamlFile } from '#content-model/yaml-file.ts'
import { placeOf, textChanges } from './text-changes.ts'
import { translateContent } from './translate-content.ts'
import { textDigest } from './translation-notes.ts'

const FILE = 'giving.yaml'
const SIDE = 'giving.ta.yaml'

function english(...funds: string[]): string {
  return `title: Give\nfunds:\n${funds.map((title) => `  - { label: ${title} }`).join('\n')}\n`
}

function note(text: string, tamil: string) {
  return { of: textDigest(text), is: textDigest(tamil), read: true }
}

const TAMIL = 'funds:\n  - { label: தசமபாகம் }\n  - { label: அருட்பணி }\n'
const NOTES = {
  [SIDE]: {
    'funds.0.label': note('Tithes', 'தசமபாகம்'),
    'funds.1.label': note('Missions', 'அருட்பணி'),
  },
}

test('the translation that stood at a place goes to where its text is now', () => {
  const files = new Map([
    [FILE, readYamlFile(FILE, english('Building', 'Tithes', 'Missions'))],
    [SIDE, readYamlFile(SIDE, TAMIL)],
  ])
  const { texts: all } = translateContent({
    language: 'ta',
    files,
    notes: NOTES,
    isAddress: () => true,
  })
  const shown = all.filter(({ keys }) => placeOf(keys) === 'funds.0.label')
  const typed = {
    texts: new Map([['funds.0.label', 'கட்டிடம்']]),
    isRead: false,
    fitting: new Set<string>(),
  }
  const changes = textChanges({ all, shown, typed, reader: { by: 'Grace', on: '2026-11-17' } })
  expect(changes.map(({ place, text, note: noted }) => [place, text, noted?.read])).toEqual([
    ['funds.1.label', 'தசமபாகம்', true],
    ['funds.0.label', 'கட்டிடம்', false],
  ])
})
