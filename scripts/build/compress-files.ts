import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { compress } from '#server/http/answer.ts'

const SHRINKS = /\.(js|css|svg|json|webmanifest|txt|wasm)$/

/** From here on WebAssembly takes the best quality six seconds, to save an eighth. */
const LARGE_BYTES = 512 * 1024

let directory = ''
let browserFiles: Promise<void> = Promise.resolve()

/**
 * Compressing would delay the start: the browser's files are compressed while the server is built, and
 * those after it that the framework adds for styles that only the server names.
 */
export function compressFiles(): Plugin {
  return {
    name: 'compress-files',
    apply: 'build',
    writeBundle(options) {
      if (this.environment.name === 'client') directory = options.dir ?? directory
    },
    closeBundle: {
      order: 'post',
      async handler() {
        if (this.environment.name === 'client') browserFiles = compressAll(directory)
        else await browserFiles.then(() => compressAll(directory))
      },
    },
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
      const body = readFileSync(file)
      const { br, gzip } = await compress(body, body.length > LARGE_BYTES ? 'some' : 'most')
      writeFileSync(`${file}.br`, br)
      writeFileSync(`${file}.gz`, gzip)
    }),
  )
}
