export type Body = { name: string; type: string; content: string }

const FORM = 'application/x-www-form-urlencoded'
const JSON_TYPE = 'application/json'
const PARTS = 'multipart/form-data; boundary=x'

/** Texts that are costly for some expressions, parsers and renderers, each of this many bytes. */
const WORDS: Record<string, (bytes: number) => string> = {
  letters: (bytes) => 'a'.repeat(bytes),
  labels: fill('a.'),
  spaces: (bytes) => `x${' '.repeat(bytes - 2)}x`,
  digits: (bytes) => '9'.repeat(bytes),
  'markup and Markdown': fill('<a:[x](*_"'),
}

/** A body for each word, in one field of an otherwise valid form. */
export function longFields(valid: Record<string, string>, bytes: number): Body[] {
  return Object.keys(valid).flatMap((field) => {
    const others = new URLSearchParams(Object.entries(valid).filter(([name]) => name !== field))
    const start = `${others}&${encodeURIComponent(field)}=`
    return Object.entries(WORDS).map(([word, make]) => ({
      name: `${word} in ${field}`,
      type: FORM,
      content: start + make(bytes - start.length),
    }))
  })
}

/** The same for a record of the API. */
export function longValues(valid: Record<string, string>, bytes: number): Body[] {
  return Object.keys(valid).flatMap((field) =>
    Object.entries(WORDS).map(([word, make]) => {
      const content = JSON.stringify([{ ...valid, [field]: make((bytes - 2_000) >> 1) }])
      return { name: `${word} in ${field}`, type: JSON_TYPE, content }
    }),
  )
}

/** Bodies that are costly to read, whatever the fields of the form are called. */
export function worstBodies(bytes: number): Body[] {
  const form = (name: string, content: string) => ({ name, type: FORM, content })
  const json = (name: string, content: string) => ({ name, type: JSON_TYPE, content })
  return [
    form('many fields', fill('a&')(bytes)),
    form(
      'many named fields',
      many(bytes, (at) => `f${at}=1&`),
    ),
    form('escapes', `a=${fill('%F0%9F%98%80')(bytes - 14)}`),
    form('broken escapes', `a=${fill('%')(bytes - 2)}`),
    form('a deep name', `a${fill('[0]')(bytes - 5)}=1`),
    form('a name of many parts', `a${fill('.a')(bytes - 4)}=1`),
    form(
      'many persons',
      many(bytes, (at) => `persons[${at}].firstname=a&`),
    ),
    form(
      'many list items',
      many(bytes, (at) => `blocks.${at}.kind=text&`),
    ),
    json('deep lists', '['.repeat(bytes)),
    json('deep objects', fill('{"a":')(bytes)),
    json('many records', `[${fill('{},')(bytes - 4)}{}]`),
    json('many keys', `[{${many(bytes - 20, (at) => `"k${at}":1,`)}"k":1}]`),
    { name: 'many parts', type: PARTS, content: `${fill(PART)(bytes - 7)}--x--\r\n` },
    { name: 'parts without an end', type: PARTS, content: fill('--x\r\n')(bytes) },
    { name: 'a part with a long head', type: PARTS, content: longHead(bytes) },
  ]
}

const PART = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'

function longHead(bytes: number): string {
  const end = '"\r\n\r\n\r\n--x--\r\n'
  const start = '--x\r\nContent-Disposition: form-data; name="'
  return start + 'a'.repeat(bytes - start.length - end.length) + end
}

/** As often as it fits. */
function fill(unit: string): (bytes: number) => string {
  return (bytes) => unit.repeat(Math.floor(bytes / unit.length))
}

function many(bytes: number, unit: (at: number) => string): string {
  const units: string[] = []
  for (let length = 0, at = 0; length < bytes - 40; at++) {
    const next = unit(at)
    units.push(next)
    length += next.length
  }
  return units.join('')
}
