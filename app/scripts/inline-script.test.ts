import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

// The preview takes scripts out of a page, by an expression: its `<script` follows `/` or `!`.
test('only InlineScript writes inline scripts', () => {
  const writing = readdirSync('app', { recursive: true, withFileTypes: true })
    .filter(({ name }) => name.endsWith('.tsx') && !name.includes('.test.'))
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .filter((file) => /(?<![/!])<script\b(?![^>]*\ssrc=)/.test(readFileSync(file, 'utf8')))
  expect(writing).toEqual(['app/scripts/inline-script.tsx'])
})
