import type { Body } from './worst-bodies.ts'

/** Settlement reports that are costly to parse, to compare or to show, as they are sent by the form. */
export function settlementFiles({ bytes, known }: { bytes: number; known: string }): Body[] {
  const most = bytes - 2_000
  const fill = (unit: string, start = '') =>
    start + unit.repeat(Math.floor((most - start.length) / unit.length))
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
  const field = file === '' ? 'text' : 'file'
  const content = [
    ...[
      `--${BOUNDARY}`,
      'Content-Disposition: form-data; name="intent"',
      '',
      file === '' ? 'keep' : 'show',
    ],
    ...[`--${BOUNDARY}`, `Content-Disposition: form-data; name="${field}"${file}`, '', text],
    ...[`--${BOUNDARY}--`, ''],
  ].join('\r\n')
  return { name, type: `multipart/form-data; boundary=${BOUNDARY}`, content }
}
