import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { unmarkScripts } from './own-scripts.server.ts'

const MARK = 'kJ8_vXz1-Qm4RtY7uWb2Nc'

function hash(source: string): string {
  return `sha256-${createHash('sha256').update(source).digest('base64')}`
}

test('scripts with the nonce are hashed, and the nonce is removed', () => {
  const marked = `<link nonce="${MARK}" rel="x"><script nonce="${MARK}">one()</script><script type="module" nonce="${MARK}">two()\n</script>`
  expect(unmarkScripts(marked, MARK)).toEqual({
    html: '<link rel="x"><script>one()</script><script type="module">two()\n</script>',
    hashes: [hash('one()'), hash('two()\n')],
  })
})

test.each([
  ['a script without the nonce', '<script>evil()</script>'],
  ['a script with another one', '<script nonce="guessed">evil()</script>'],
  ['an empty nonce', '<script nonce="">evil()</script>'],
  ['a file', `<script nonce="${MARK}" src="/a.js"></script>`],
  ['words in a marked stream', `<p>&lt;script nonce="${MARK}"&gt;evil()&lt;/script&gt;</p>`],
])('%s gets no hash', (_name, html) => {
  expect(unmarkScripts(html, MARK).hashes).toEqual([])
})

test.each([
  ['an open script before it', '<script>evil();'],
  ['an open attribute before it', '<script x="'],
  ['a script that ends in its midst', '</script><script>evil()</script>'],
])('%s does not change which scripts are allowed', (_name, injected) => {
  const { hashes } = unmarkScripts(`${injected}<script nonce="${MARK}">own()</script>`, MARK)
  expect(hashes).toEqual([hash('own()')])
})
