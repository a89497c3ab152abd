import { expect, test } from 'vitest'
import { copyName, withCopies } from './language-copies.ts'

test('a language’s copy of a script imports its own copies, and the others as they are', () => {
  const copied = new Set(['site-Ab12.js', 'give-Cd34.js'])
  const source = 'import"./site-Ab12.js";import"./framework-Ef56.js";import("./give-Cd34.js")'
  expect(withCopies(source, { copied, language: 'ta' })).toBe(
    'import"./site-Ab12-ta.js";import"./framework-Ef56.js";import("./give-Cd34-ta.js")',
  )
  expect(copyName('assets/site-Ab12.js', 'hi')).toBe('assets/site-Ab12-hi.js')
})
