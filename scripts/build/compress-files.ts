import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { compress } from '../../server/http/encodings.ts'

const SHRINKS = /\.(js|css|svg|json|webmanifest|txt|wasm)$/

let directory = ''

/**
 * Compresses the built files with best quality at build time, because it would delay the start. Runs after
 * the server's build too: the framework then adds the styles that only the server names.
 */
export function compressFiles(): Plugin {
  return {
    name: 'compress-files',
    apply: 'build',
    writeBundle(options) {
      if (this.environment.name === 'client') directory = options.dir ?? directory
    },
    closeBundle: { order: 'post', handler: () => compressAll(directory) },
  }
}

async function compressAll(directory: string): Promise<void> {
  if (directory === '') return
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && SHRINKS.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !existsSync(`${file}.br`))
  await Promise.all(
    files.map(async (file) => {
      const { br, gzip } = await compress(readFileSync(file))
      writeFileSync(`${file}.br`, br)
      writeFileSync(`${file}.gz`, gzip)
    }),
  )
}
