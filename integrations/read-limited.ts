/** Reads a response's body. Throws as soon as it is larger than allowed. */
export async function readLimited(
  response: Response,
  mostBytes: number,
): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > mostBytes) throw new TooLargeError(mostBytes)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

export class TooLargeError extends Error {
  constructor(mostBytes: number) {
    super(`answered more than ${mostBytes} bytes`)
  }
}
