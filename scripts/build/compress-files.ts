import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { compress } from '../../server/http/encodings.ts'

const TEXT = /\.(js|css|svg|json|webmanifest|txt)$/

/** Compresses the built files with best quality at build time, because it would delay the start. */
export function compressFiles(): Plugin {
  let directory = ''
  return {
    name: 'compress-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle(options) {
      directory = options.dir ?? directory
    },
    closeBundle: { order: 'post', handler: () => compressAll(directory) },
  }
}

async function compressAll(directory: string): Promise<void> {
  if (directory === '') return
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
  await Promise.all(
    files.map(async (file) => {
      const { br, gzip } = await compress(readFileSync(file))
      writeFileSync(`${file}.br`, br)
      writeFileSync(`${file}.gz`, gzip)
    }),
  )
}
