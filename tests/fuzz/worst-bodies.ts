export type Body = { name: string; type: string; content: string }

const FORM = 'application/x-www-form-urlencoded'
const JSON_TYPE = 'application/json'
const PARTS = 'multipart/form-data; boundary=x'
const PART = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'

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

type Costly = { name: string; type: string; make: (bytes: number) => string }

/** What is costly to read, whatever the fields of the form are called. */
const COSTLY: readonly Costly[] = [
  form('many fields', fill('a&')),
  form(
    'many named fields',
    many((at) => `f${at}=1&`),
  ),
  form('escapes', (bytes) => `a=${fill('%F0%9F%98%80')(bytes - 14)}`),
  form('broken escapes', (bytes) => `a=${fill('%')(bytes - 2)}`),
  form('a deep name', (bytes) => `a${fill('[0]')(bytes - 5)}=1`),
  form('a name of many parts', (bytes) => `a${fill('.a')(bytes - 4)}=1`),
  form(
    'many persons',
    many((at) => `persons[${at}].firstname=a&`),
  ),
  form(
    'many list items',
    many((at) => `blocks.${at}.kind=text&`),
  ),
  json('deep lists', fill('[')),
  json('deep objects', fill('{"a":')),
  json('many records', (bytes) => `[${fill('{},')(bytes - 4)}{}]`),
  json('many keys', (bytes) => `[{${many((at) => `"k${at}":1,`)(bytes - 20)}"k":1}]`),
  parts('many parts', (bytes) => `${fill(PART)(bytes - 7)}--x--\r\n`),
  parts('parts without an end', fill('--x\r\n')),
  parts('a part with a long head', longHead),
]

/** A body of this size for each, or for those of one kind: large ones take long to make. */
export function worstBodies(bytes: number, isWanted = (_: Costly) => true): Body[] {
  return COSTLY.filter(isWanted).map(({ name, type, make }) => ({
    name,
    type,
    content: make(bytes),
  }))
}

function form(name: string, make: Costly['make']): Costly {
  return { name, type: FORM, make }
}

function json(name: string, make: Costly['make']): Costly {
  return { name, type: JSON_TYPE, make }
}

function parts(name: string, make: Costly['make']): Costly {
  return { name, type: PARTS, make }
}

function longHead(bytes: number): string {
  const end = '"\r\n\r\n\r\n--x--\r\n'
  const start = '--x\r\nContent-Disposition: form-data; name="'
  return start + 'a'.repeat(bytes - start.length - end.length) + end
}

/** As often as it fits. */
function fill(unit: string): (bytes: number) => string {
  return (bytes) => unit.repeat(Math.floor(bytes / unit.length))
}

function many(unit: (at: number) => string): (bytes: number) => string {
  return (bytes) => {
    const units: string[] = []
    for (let length = 0, at = 0; length < bytes - 40; at++) {
      const next = unit(at)
      units.push(next)
      length += next.length
    }
    return units.join('')
  }
}

/** Fields that some address of the site reads, and names that are made like them. */
export const NAMES = [
  'txnid',
  'q',
  'page',
  'preacher',
  'play',
  '_routes',
  'index',
  'firstname',
  'email',
  'phone',
  'amount',
  'productinfo',
  'submission',
  'homepage',
  '__intent__',
  'type',
  'residential',
  'arrival',
  'paym',
  'agree',
  'persons[0].firstname',
  'persons[1].age',
  'persons[999999999].age',
  'persons[0]',
  'persons',
  'persons[0].firstname[0][0][0]',
  '__proto__.polluted',
  'constructor.prototype.polluted',
  'status',
  'hash',
  'key',
  'mihpayid',
]
