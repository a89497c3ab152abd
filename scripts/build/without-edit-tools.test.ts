import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withoutTags } from './without-edit-tools.ts'

test('the tags go with their import, and what is inside them stays', () => {
  const code = [
    "import { EditEntries, EditPart } from '#app/ui/edit-tools.server.tsx'",
    "import { Editor } from './editor.tsx'",
    'export const list = (',
    '  <EditPart at="people"><EditEntries of={[first, second]} within>',
    '    <ul><Editor /></ul>',
    '  </EditEntries></EditPart>',
    ')',
  ].join('\n')
  expect(withoutTags(code).replace(/\s+/g, ' ')).toBe(
    "import { Editor } from './editor.tsx' export const list = ( <ul><Editor /></ul> )",
  )
})

test('no script of the site draws anything for editing', () => {
  const scripts = readdirSync('build/client/assets').filter((name) =>
    /^(site|home|information-page|page|cells|policy|give|root)-.*\.js$/.test(name),
  )
  expect(scripts.length).toBeGreaterThan(7)
  for (const name of scripts) {
    const script = readFileSync(`build/client/assets/${name}`, 'utf8')
    expect(script, name).not.toMatch(/data-part|head\.facts|church:services/)
  }
})
