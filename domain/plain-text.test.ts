import { expect, test } from 'vitest'
import { hasWebAddress, isAllowedLink, latinName } from './plain-text.ts'

test.each([
  ...['http://evil.example', 'Win at HTTPS://evil.example', 'ftp://x', 'www.evil.example'],
  ...['Visit WWW.evil', 'evil.example/prize', 'Claim at bit.ly/abc now', 'sub.evil.co.in/'],
  ...['evil.example:8080/x', '192.0.2.1/x', 'münchen.example/x', 'xn--mnchen-3ya.example/x'],
  ...['http：//evil.example', 'ｗｗｗ．evil.example', 'evil。example/x', 'w\u200dww.evil.example'],
  'evil\u200c.example/x',
])('%j contains a web address', (name) => {
  expect(hasWebAddress(name)).toBe(true)
})

test.each([
  ...['K.S.Rao', 'St. John', 'K. S. Rao', 'Mary-Ann O’Neil Jr.', 'Ravi S/o Kumar'],
  ...['Ravi.K/Suma', 'Asha / Ravi', 'A/B', 'ஆஷா', 'ರಾಜ್\u200cಕುಮಾರ್', 'Dr.Rao'],
])('%j is a name', (name) => {
  expect(hasWebAddress(name)).toBe(false)
})

test.each([
  ...['/', '/give#how', '#top', 'https://example.org', 'HTTP://example.org'],
  ...['mailto:office@example.org', 'tel:+918000000000'],
])('a text may link to %s', (address) => {
  expect(isAllowedLink(address)).toBe(true)
})

test.each([
  ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java&#115;cript:alert(1)'],
  ...['java\tscript:alert(1)', 'java\nscript:alert(1)', '\u0001javascript:alert(1)'],
  ...['data:text/html,x', 'vbscript:x', 'blob:https://example.org/x', 'https:example.org'],
  ...['//example.org', '/\\example.org', '/&#47;example.org', '/\t/example.org', 'give', ''],
])('a text may not link to %j', (address) => {
  expect(isAllowedLink(address)).toBe(false)
})

test.each([
  ['सिंह', 'Sinh'],
  ['राम कुमार', 'Ram Kumar'],
  ['आशा', 'Asha'],
  ['சௌந்தரராஜன்', 'Chauntararajan'],
  ['மேரி', 'Meri'],
  ['ಜ್ಞಾನಪ್ರಕಾಶ', 'Jnyanaprakasha'],
  ['ರಮೇಶ್', 'Ramesh'],
  ['അനിൽ', 'Anil'],
  ['లక్ష్మి', 'Lakshmi'],
  ['Asha ராவ்', 'Asha Rav'],
])('%s is %s in Latin letters', (name, latin) => {
  expect(latinName(name)).toBe(latin)
})

test.each(['Asha Rao', 'José', '李'])('%s needs none', (name) => {
  expect(latinName(name)).toBeUndefined()
})
