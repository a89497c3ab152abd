import { Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

export type ZippedFile = { name: string; content: AsyncIterable<string> }

type Entry = { name: Buffer; crc: number; packed: number; plain: number; offset: number }

/**
 * A ZIP file in pieces, as its contents come: sizes follow each file in a data descriptor, so nothing
 * is kept in memory (APPNOTE.TXT of PKWARE, sections 4.3.7 to 4.3.16). For less than 4 GB.
 */
export async function* zipFiles(files: AsyncIterable<ZippedFile>): AsyncGenerator<Uint8Array> {
  const entries: Entry[] = []
  let offset = 0
  for await (const { name, content } of files) {
    const entry = { name: Buffer.from(name), crc: 0, packed: 0, plain: 0, offset }
    yield localHeader(entry)
    yield* deflate(entry, content)
    yield descriptor(entry)
    entries.push(entry)
    offset += LOCAL_BYTES + entry.name.length + entry.packed + DESCRIPTOR_BYTES
  }
  const directory = Buffer.concat(entries.map(directoryEntry))
  yield directory
  yield directoryEnd(entries.length, directory.length, offset)
}

async function* deflate(entry: Entry, content: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  async function* counted() {
    for await (const text of content) {
      const bytes = Buffer.from(text)
      entry.crc = crc32(bytes, entry.crc)
      entry.plain += bytes.length
      yield bytes
    }
  }
  for await (const packed of Readable.from(counted()).compose(createDeflateRaw())) {
    entry.packed += packed.length
    yield packed
  }
}

const LOCAL_BYTES = 30
const DESCRIPTOR_BYTES = 16
const DIRECTORY_BYTES = 46
const END_BYTES = 22
const VERSION = 20
/** Sizes follow the content, and the name is UTF-8. */
const FLAGS = 0x0808
const DEFLATED = 8
/** 1 January 1980, the earliest: the time of making it says nothing. */
const DATE = 0x0021

function localHeader({ name }: Entry): Buffer {
  const header = Buffer.alloc(LOCAL_BYTES)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(VERSION, 4)
  header.writeUInt16LE(FLAGS, 6)
  header.writeUInt16LE(DEFLATED, 8)
  header.writeUInt16LE(DATE, 12)
  header.writeUInt16LE(name.length, 26)
  return Buffer.concat([header, name])
}

function descriptor({ crc, packed, plain }: Entry): Buffer {
  const bytes = Buffer.alloc(DESCRIPTOR_BYTES)
  bytes.writeUInt32LE(0x08074b50, 0)
  bytes.writeUInt32LE(crc, 4)
  bytes.writeUInt32LE(packed, 8)
  bytes.writeUInt32LE(plain, 12)
  return bytes
}

function directoryEntry({ name, crc, packed, plain, offset }: Entry): Buffer {
  const bytes = Buffer.alloc(DIRECTORY_BYTES)
  bytes.writeUInt32LE(0x02014b50, 0)
  bytes.writeUInt16LE(VERSION, 4)
  bytes.writeUInt16LE(VERSION, 6)
  bytes.writeUInt16LE(FLAGS, 8)
  bytes.writeUInt16LE(DEFLATED, 10)
  bytes.writeUInt16LE(DATE, 14)
  bytes.writeUInt32LE(crc, 16)
  bytes.writeUInt32LE(packed, 20)
  bytes.writeUInt32LE(plain, 24)
  bytes.writeUInt16LE(name.length, 28)
  bytes.writeUInt32LE(offset, 42)
  return Buffer.concat([bytes, name])
}

function directoryEnd(count: number, bytes: number, offset: number): Buffer {
  const end = Buffer.alloc(END_BYTES)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(bytes, 12)
  end.writeUInt32LE(offset, 16)
  return end
}
