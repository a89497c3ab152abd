import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { changeFile, copyChurch } from './church.ts'
import { testFolder } from './folder.ts'

/** A copy of the fixture church's content, to work on. */
export function churchFolder() {
  const directory = copyChurch(testFolder())
  const at = (file: string) => path.join(directory, file)
  return {
    directory,
    read: (file: string) => readFileSync(at(file), 'utf8'),
    write: (file: string, text: string) => writeFileSync(at(file), text),
    change: (file: string, from: string, to: string) => changeFile(at(file), from, to),
    remove: (file: string) => rmSync(at(file)),
  }
}
