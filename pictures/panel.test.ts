import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { few } from '#tests/support/long.ts'
import { PALETTES } from './palettes.ts'
import { drawLayers, drawPanel, drawSheet, PANEL_SIZES, type PanelOptions } from './panel.ts'
import { SUBJECT_NAMES } from './subjects.ts'

const hero: PanelOptions = { seed: 'home', subject: 'tree', palette: 'dawn', ...PANEL_SIZES.hero }
const small = { width: 200, height: 150, cells: 40 }

test('the same options always draw the same bytes', () => {
  const card = { ...hero, ...PANEL_SIZES.card }
  expect(drawPanel(card)).toBe(drawPanel({ ...card }))
})

test('another seed draws another picture', () => {
  expect(drawPanel({ ...hero, ...small })).not.toBe(drawPanel({ ...hero, ...small, seed: 'about' }))
})

test('every subject is, in any palette, a well-formed, plain SVG, and as a card under 4 KB', () => {
  for (const [at, subject] of SUBJECT_NAMES.entries()) {
    for (const palette of few(PALETTES, at)) {
      const card = drawPanel({ seed: 'plain', subject, palette, ...PANEL_SIZES.card })
      expectPlainSvg(card)
      expect(gzipSync(card).length, `${subject} in ${palette}`).toBeLessThan(4_096)
    }
  }
})

// The four subjects with the most shapes, and so the most bytes.
test.each(['city', 'wheat', 'tree', 'river'] as const)('a hero of %s is under 12 KB', (subject) => {
  const picture = drawPanel({ ...hero, subject, palette: 'marigold' })
  expect(gzipSync(picture).length).toBeLessThan(12_288)
})

test('the picture for phones is under 8 kB', () => {
  const phone = drawPanel({ ...hero, ...PANEL_SIZES.phone })
  expect(brotliCompressSync(phone).length).toBeLessThan(8_000)
})

test('the three layers share one view box and add up to the panel', () => {
  const { sky, subject, ground } = drawLayers(hero)
  for (const layer of [sky, subject, ground]) {
    expectPlainSvg(layer)
    expect(layer).toContain('viewBox="0 0 800 450"')
  }
  // Nothing lies in front of the ground, so the panel must end with exactly that layer.
  expect(drawPanel(hero).endsWith(`${bodyOf(ground)}</svg>`)).toBe(true)
})

test('a sheet shows each picture by name, unchanged, in fewer bytes', () => {
  const scenes = SUBJECT_NAMES.map((subject) => ({
    seed: subject,
    subject,
    palette: 'dawn' as const,
  }))
  const sheet = drawSheet(
    PANEL_SIZES.portrait,
    scenes.map((scene) => ({ name: `of-${scene.subject}`, ...scene })),
  )
  expectPlainSvg(sheet)
  const alone = scenes.map((scene) => drawPanel({ ...scene, ...PANEL_SIZES.portrait }))
  for (const [index, picture] of alone.entries()) {
    expect(sheet).toContain(bodyOf(picture).replaceAll('#l)', `#l${index})`))
    expect(sheet).toContain(
      `<view id="of-${SUBJECT_NAMES[index]}" viewBox="0 ${index * 300} 120 150"/>`,
    )
  }
  expect(brotliCompressSync(sheet).length).toBeLessThan(22_000)
})

test('the number of pieces is about the requested number', () => {
  const pieces = drawPanel(hero).split('z').length
  expect(pieces).toBeGreaterThan(hero.cells * 0.8)
  expect(pieces).toBeLessThan(hero.cells * 1.25)
})

function expectPlainSvg(svg: string): void {
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+" /)
  expect(svg).not.toMatch(/style|<script|href|NaN|Infinity|undefined|e-\d/)
  // Removes matching tags from the inside out; a well-formed document leaves nothing.
  let rest = svg.replaceAll(/<\w+(?: [\w-]+="[^"<>]*")*\/>/g, '')
  for (let before = ''; before !== rest; ) {
    before = rest
    rest = rest.replaceAll(/<(\w+)(?: [\w-]+="[^"<>]*")*><\/\1>/g, '')
  }
  expect(rest).toBe('')
}

function bodyOf(svg: string): string {
  return svg.slice(svg.indexOf('</defs>') + '</defs>'.length, -'</svg>'.length)
}
