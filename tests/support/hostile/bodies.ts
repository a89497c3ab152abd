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

export function longValues(valid: Record<string, string>, bytes: number): Body[] {
  return Object.keys(valid).flatMap((field) =>
    Object.entries(WORDS).map(([word, make]) => {
      const content = JSON.stringify([{ ...valid, [field]: make((bytes - 2_000) >> 1) }])
      return { name: `${word} in ${field}`, type: JSON_TYPE, content }
    }),
  )
}

/** What is costly to read, whatever the fields of the form are called. */
const COSTLY: readonly (readonly [type: string, name: string, make: (bytes: number) => string])[] =
  [
    [FORM, 'many fields', fill('a&')],
    [FORM, 'many named fields', many((at) => `f${at}=1&`)],
    [FORM, 'escapes', (bytes) => `a=${fill('%F0%9F%98%80')(bytes - 14)}`],
    [FORM, 'broken escapes', (bytes) => `a=${fill('%')(bytes - 2)}`],
    [FORM, 'a deep name', (bytes) => `a${fill('[0]')(bytes - 5)}=1`],
    [FORM, 'a name of many parts', (bytes) => `a${fill('.a')(bytes - 4)}=1`],
    [FORM, 'many persons', many((at) => `persons[${at}].firstname=a&`)],
    [FORM, 'many list items', many((at) => `blocks.${at}.kind=text&`)],
    [JSON_TYPE, 'deep lists', fill('[')],
    [JSON_TYPE, 'deep objects', fill('{"a":')],
    [JSON_TYPE, 'many records', (bytes) => `[${fill('{},')(bytes - 4)}{}]`],
    [JSON_TYPE, 'many keys', (bytes) => `[{${many((at) => `"k${at}":1,`)(bytes - 20)}"k":1}]`],
    [PARTS, 'many parts', (bytes) => `${fill(PART)(bytes - 7)}--x--\r\n`],
    [PARTS, 'parts without an end', fill('--x\r\n')],
    [PARTS, 'a part with a long head', longHead],
  ]

/** A body of this size for each, or for those of one kind: large ones take long to make. */
export function worstBodies(
  bytes: number,
  isWanted = (_: Pick<Body, 'name' | 'type'>) => true,
): Body[] {
  const wanted = COSTLY.filter(([type, name]) => isWanted({ type, name }))
  return wanted.map(([type, name, make]) => ({ type, name, content: make(bytes) }))
}

function longHead(bytes: number): string {
  const end = '"\r\n\r\n\r\n--x--\r\n'
  const start = '--x\r\nContent-Disposition: form-data; name="'
  return start + 'a'.repeat(bytes - start.length - end.length) + end
}

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
export const FIELD_NAMES = [
  ...['txnid', 'q', 'page', 'preacher', 'play', 'month', '_routes', 'index', 'firstname', 'email'],
  ...['phone', 'amount', 'productinfo', 'submission', 'homepage', 'change', 'reset'],
  ...['dropped[0].city', 'shared.city', 'type', 'residential', 'arrival', 'paym', 'agree'],
  ...['persons[0].firstname', 'persons[1].age', 'persons[999999999].age', 'persons[0]'],
  ...['persons', 'persons[0].firstname[0][0][0]', '__proto__.polluted'],
  ...['constructor.prototype.polluted', 'status', 'hash', 'key', 'mihpayid'],
]

/** Settlement reports that are costly to parse, to compare or to show, as they are sent by the form. */
export function settlementFiles({ bytes, known }: { bytes: number; known: string }): Body[] {
  const max = bytes - 2_000
  const fill = (unit: string, start = '') =>
    start + unit.repeat(Math.floor((max - start.length) / unit.length))
  const files: Record<string, string> = {
    'one long line': fill('a'),
    'all commas': fill(','),
    'all quotes': fill('"'),
    'all line ends': fill('\n'),
    'quotes that never end': fill('"x,""', HEADER),
    'a cell of quotes': fill('"', `${HEADER}${known},1,UTR,sale,"`),
    'a long reference': fill('<', `${HEADER}${known},1,`),
    'many columns': `${fill('fee,', 'txnid,amount,')}\n${known},1\n`,
    'empty lines of many cells': fill(`${','.repeat(190)}\n`, HEADER),
    'lines of many fees': fill(`${known},1,${'9,'.repeat(98)}\n`, `txnid,amount,${FEES}\n`),
    'lines to be escaped': fill(`A1,1,UTR,sale,${'<'.repeat(400)}\n`, HEADER),
    'lines of quotes': fill(`A1,1,UTR,sale,"${'""'.repeat(200)}"\n`, HEADER),
    'unknown numbers': lines((at) => `A${at},10.00,UTR${at},sale`),
    'numbers with known prefixes': lines((at) => `EWG${10_000_000_000 + at},10.00,UTR,sale`),
    'refunds of one payment': lines((at) => `${known},${at}.00,UTR,refund`),
    'one payment many times': lines(() => `${known},500.00,UTR,sale`),
  }
  const shown = Object.entries(files).map(([name, text]) => sent(name, `; filename="a.csv"`, text))
  const kept = lines((at) => `A${at},10.00,UTR${at},sale`)
  return [...shown, sent('unknown numbers that are kept', '', kept)]
}

const HEADER = 'txnid,amount,utr,type,note\n'
const FEES = Array.from({ length: 98 }, (_, at) => `fee${at}`).join()

/** As many as are compared at once. */
function lines(make: (at: number) => string): string {
  return HEADER + Array.from({ length: 20_000 }, (_, at) => make(at + 1)).join('\n')
}

/** Node's parser also stops at its letters without the dashes, so no text may contain them. */
const BOUNDARY = 'between-the-parts-of-the-form'

function sent(name: string, file: string, text: string): Body {
  const [intent, field] = file === '' ? ['do', 'text'] : ['show', 'file']
  const part = `--${BOUNDARY}\r\nContent-Disposition: form-data; name=`
  const content = `${part}"intent"\r\n\r\n${intent}\r\n${part}"${field}"${file}\r\n\r\n${text}\r\n--${BOUNDARY}--\r\n`
  return { name, type: `multipart/form-data; boundary=${BOUNDARY}`, content }
}
