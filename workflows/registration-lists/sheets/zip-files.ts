import { Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'
import { Zip, type ZipInputFile } from 'fflate'

export type ZippedFile = { name: string; content: AsyncIterable<string> }

/**
 * A ZIP file in pieces, as its contents come, so nothing is kept in memory. For less than 4 GB. Node
 * compresses, in half the time of the package and beside the other requests.
 */
export async function* zipFiles(files: AsyncIterable<ZippedFile>): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    pieces.push(piece)
  })
  for await (const { name, content } of files) {
    const file: ZipInputFile = { filename: name, size: 0, crc: 0, compression: DEFLATED, mtime }
    zip.add(file)
    for await (const packed of Readable.from(counted(file, content)).compose(createDeflateRaw())) {
      file.ondata?.(null, packed, false)
      yield* pieces.splice(0)
    }
    file.ondata?.(null, new Uint8Array(), true)
  }
  zip.end()
  yield* pieces
}

const DEFLATED = 8
/** The earliest that there is: the time of making it says nothing. */
const mtime = new Date(1980, 0, 1)

async function* counted(
  file: ZipInputFile,
  content: AsyncIterable<string>,
): AsyncGenerator<Uint8Array> {
  for await (const text of content) {
    const bytes = Buffer.from(text)
    file.crc = crc32(bytes, file.crc)
    file.size += bytes.length
    yield bytes
  }
}
