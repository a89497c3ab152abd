import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { chooseEncoding, compress, type Encoding } from './answer.ts'

test.each<[string | undefined, Encoding]>([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['br;q=0.000, gzip;q=0', 'identity'],
  ['BR', 'br'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['identity', 'identity'],
  ['deflate', 'identity'],
  ['brotli', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('%s gets %s', (header, expected) => {
  expect(chooseEncoding(header)).toBe(expected)
  expect(chooseEncoding(header)).toBe(expected)
})

test.each(['most', 'some'] as const)('compression with %s effort is lossless', async (effort) => {
  const text = Buffer.from('Grace and peace. '.repeat(500))
  const { br, gzip } = await compress(text, effort)
  expect(brotliDecompressSync(br)).toEqual(text)
  expect(gunzipSync(gzip)).toEqual(text)
  expect(br.length).toBeLessThan(text.length / 10)
  // Each result has its own buffer, so that storing it does not keep a larger one in memory.
  for (const { buffer, length } of [br, gzip]) expect(buffer.byteLength).toBe(length)
})
