import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/** Deletes the files of a folder that were used longest ago, until the rest fits. */
export async function deleteOldest(folder: string, mostBytes: number): Promise<void> {
  const files = (
    await Promise.all((await readdir(folder)).map((file) => fileAt(folder, file)))
  ).flat()
  let bytes = files.reduce((sum, { size }) => sum + size, 0)
  for (const { place, size } of files.sort((one, other) => one.usedAt - other.usedAt)) {
    if (bytes <= mostBytes) return
    await rm(place, { force: true })
    bytes -= size
  }
}

/** Empty when another server has just deleted the file. */
async function fileAt(folder: string, file: string) {
  const place = path.join(folder, file)
  const found = await stat(place).catch(() => undefined)
  return found ? [{ place, size: found.size, usedAt: found.mtimeMs }] : []
}
