import { expect, test } from 'vitest'
import { CHURCH } from '#tests/support/site/church.ts'
import { churchFolder } from '#tests/support/site/church-folder.ts'
import { describeMistake } from './mistake.ts'
import { loadContent } from './tree-files.ts'

test.each(['giving.yaml', 'pages/contact.yaml'])('a missing %s is named', (file) => {
  const [mistake, ...others] = mistakesAfter((folder) => folder.remove(file))
  expect(mistake).toMatch(new RegExp(`^${file}:1:1 .* is missing$`))
  expect(others).toEqual([])
})

test.each(['translations.json', 'changed.json'])('a broken %s is named', (file) => {
  for (const text of ['', '{', 'null', '{"a":1}']) {
    const [mistake, ...others] = mistakesAfter((folder) => folder.write(file, text))
    expect(mistake).toMatch(`${file}:1:1  file  can't be read: Invalid `)
    expect(others).toEqual([])
  }
})

test('a page may be left out once nothing leads to it', () => {
  const mistakes = mistakesAfter((folder) => folder.remove('pages/teens.yaml'))
  expect(mistakes).not.toEqual([])
  for (const mistake of mistakes)
    expect(mistake).toContain('leads to /teens, which is not an address')
})

test.each(['office', 'ewgregister', 'Picnic'])('a page can’t be named %s', (name) => {
  const mistakes = mistakesAfter((folder) =>
    folder.write(`pages/${name}.yaml`, folder.read('pages/teens.yaml')),
  )
  expect(mistakes).toHaveLength(1)
  expect(mistakes[0]).toContain('address')
})

test.each([
  ['an empty file', 'pages/ewg.yaml', '# soon\n', ['pages/ewg.yaml:1:1  file  is missing']],
  [
    'a misspelt key, and the one that is missing',
    'preachers.yaml',
    'named:\n  - { name: A, tag: a }\nohters: []\n',
    ['preachers.yaml:1:1  others  is missing', 'preachers.yaml:3:1  ohters  is not known here'],
  ],
  [
    'text in place of a group of values',
    'pages/sermons.yaml',
    'head: Sermons\n',
    ['pages/sermons.yaml:1:1  head  must be a group of named values'],
  ],
  [
    'a file that nobody knows',
    'picnic.yaml',
    'head: {}\n',
    ['picnic.yaml:1:1  file  is not known here'],
  ],
])('%s is named where it stands', (_, file, text, mistakes) => {
  expect(mistakesAfter((folder) => folder.write(file, text))).toEqual(mistakes)
})

const DRAWN = 'picture: { subject: wheat, palette: marigold }'

test.each([
  [
    'church.yaml',
    'time: "07:15"',
    'time: "7.15"',
    /^church\.yaml:\d+:\d+ {2}services\.0\.time {2}must be a time of day, for example 8:30 AM$/,
  ],
  [
    'pages/ewg.yaml',
    'kind: quote',
    'kind: qoute',
    /blocks\.\d+\.kind {2}must be one of: text, notice, quote, /,
  ],
  ['policy.yaml', 'I climb', '<b>I</b> climb', /consent\.text {2}must not have HTML in it$/],
  [
    'policy.yaml',
    'I climb',
    '# Declaration\n    I climb',
    /consent\.text {2}must not have headings in it/,
  ],
  [
    'church.yaml',
    'Give, to: /give',
    'Give, to: /nowhere',
    / {2}navigation\.7\.links\.0\.to {2}leads to \/nowhere, which is not an address of this site$/,
  ],
  [
    'giving.yaml',
    DRAWN,
    DRAWN.replace(' }', ', photo: { file: missing.jpg, alt: The courtyard } }'),
    / {2}picture\.photo\.file {2}is missing: please send the photograph missing again$/,
  ],
  [
    'pages/wfc2.yaml',
    'of: [ wfc2register ]',
    'of: [ nowhere ]',
    / {2}names the form \/nowhere, which is not there$/,
  ],
])('in %s, %j is fine and %j is not', (file, from, to, mistake) => {
  const mistakes = mistakesAfter((folder) => folder.change(file, from, to))
  expect(mistakes).toEqual([expect.stringMatching(mistake)])
})

test('a link may lead to a place on a page', () => {
  const work = (folder: Folder) =>
    folder.change('church.yaml', 'to: /story', 'to: /cells#lake-view')
  expect(mistakesAfter(work)).toEqual([])
})

test('all mistakes are listed at once', () => {
  const mistakes = mistakesAfter((folder) => {
    folder.change('church.yaml', 'time: "07:15"', 'time: "7.15"')
    folder.change('pages/ewg.yaml', 'palette: dawn', 'palette: dusk')
    folder.remove('giving.yaml')
  })
  expect(mistakes.map((mistake) => mistake.split(':')[0])).toEqual([
    'church.yaml',
    'giving.yaml',
    'pages/ewg.yaml',
  ])
})

test('unreadable YAML is named with its line', () => {
  const mistakes = mistakesAfter((folder) =>
    folder.write('giving.yaml', 'title: Give\nlead: "Every gift\n'),
  )
  expect(mistakes[0]).toMatch(/^giving\.yaml:\d+:\d+ {2}file {2}is not readable YAML: /)
})

test('texts that are to be reviewed are listed with their places', () => {
  const loaded = loadContent(CHURCH)
  expect(loaded.ok && loaded.reviews().map(describeMistake)).toEqual([
    expect.stringMatching(/^pages\/wfc1\.yaml:\d+:7 {2}blocks\.\d+\.prices\.review {2}Ask Gus\.$/),
  ])
})

type Folder = ReturnType<typeof churchFolder>

/** The mistakes in a copy of the fixture church after somebody has worked on it. */
function mistakesAfter(work: (folder: Folder) => void): string[] {
  const folder = churchFolder()
  work(folder)
  const loaded = loadContent(folder.directory)
  return loaded.ok ? [] : loaded.mistakes.map(describeMistake)
}
