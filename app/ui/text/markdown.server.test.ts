import { expect, test } from 'vitest'
import { toHtml } from './markdown.server.ts'

const SCRIPT = 'javascript:alert(1)'

test.each([
  `[words](${SCRIPT})`,
  `[words][1]\n\n[1]: ${SCRIPT}`,
  `[words][1]\n\n> [1]: ${SCRIPT}`,
  `> [words][1]\n>\n> [1]: data:text/html,x`,
  `- [words][1]\n\n  [1]: ${SCRIPT}`,
  `[words]\n\n- > [words]: ${SCRIPT}`,
  `| a |\n| - |\n| [words](${SCRIPT}) |`,
  `[words](JaVaScRiPt:alert(1))`,
  `[words](<java\tscript:alert(1)>)`,
  `[words](java&#115;cript:alert(1))`,
  `[words](&#106;avascript:alert(1))`,
  `[words](javascript&colon;alert(1))`,
  `[words](vbscript:x "title")`,
  `![words](${SCRIPT})`,
  `![words](data:image/svg+xml,x)`,
  `[![words](data:image/svg+xml,x)](${SCRIPT})`,
])('only the words of a forbidden link are shown: %j', (text) => {
  const html = toHtml(text)
  expect(html).not.toMatch(/<(a|img)\b/)
  expect(html).toContain('words')
})

test('an automatic link with a forbidden scheme is text', () => {
  expect(toHtml(`<${SCRIPT}>`)).toBe(`<p>${SCRIPT}</p>\n`)
})

test('HTML is shown as text, also inside a quotation', () => {
  expect(toHtml('> <img src=x onerror=alert(1)>')).not.toContain('<img')
})

test('links to this site, other sites, mail and phone are links', () => {
  const text =
    '[a](/give) [b](https://example.org) [c](mailto:x@example.org) [d](tel:+9180) www.example.org'
  expect(toHtml(text).match(/href="[^"]*"/g)).toEqual([
    'href="/give"',
    'href="https://example.org"',
    'href="mailto:x@example.org"',
    'href="tel:+9180"',
    'href="http://www.example.org"',
  ])
})
