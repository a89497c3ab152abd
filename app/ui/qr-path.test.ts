import QRCode from 'qrcode'
import { expect, test } from 'vitest'
import { qrPath } from './qr-path.ts'

const ADDRESS = 'https://church.example.org/t/abcdefghjkmnpqrstvwx'

test('the path is dark exactly where the code is', () => {
  const { modules } = QRCode.create(ADDRESS, { errorCorrectionLevel: 'Q' })
  const { path, size } = qrPath(ADDRESS)
  expect(size).toBe(modules.size + 8)
  const dark = new Set<string>()
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let at = 0; at < Number(width); at++) dark.add(`${Number(x) + at - 4},${Number(y) - 4}`)
  }
  const wanted = new Set<string>()
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (modules.get(row, column)) wanted.add(`${column},${row}`)
    }
  }
  expect(dark).toEqual(wanted)
})
