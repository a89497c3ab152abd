import QRCode from 'qrcode'

type QrPath = {
  /** The dark squares as an SVG path, one unit a square. */
  path: string
  /** How many squares wide and high it is, with the quiet zone of four that scanners need. */
  size: number
}

const QUIET = 4

/** A QR code that still scans with a quarter of it covered by a crack or a thumb. */
export function qrPath(text: string): QrPath {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'Q' })
  const rows = Array.from({ length: modules.size }, (_, row) => rowPath(modules, row))
  return { path: rows.join(''), size: modules.size + 2 * QUIET }
}

/** Neighbouring dark squares are one stroke, so that no hairline shows between them. */
function rowPath({ data, size }: ReturnType<typeof QRCode.create>['modules'], row: number): string {
  const cells = Array.from(data.subarray(row * size, (row + 1) * size))
  const runs = cells.join('').matchAll(/1+/g)
  return Array.from(runs, (run) => {
    const width = run[0].length
    return `M${run.index + QUIET} ${row + QUIET}h${width}v1h-${width}z`
  }).join('')
}
