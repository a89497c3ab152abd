import type { Plugin } from 'vite'
import { buildApart } from './build-apart.ts'
import { virtualModule } from './virtual-module.ts'

const SOURCE = 'app/door/browser/door.ts'
const WORKER = 'app/door/browser/service-worker.ts'

let built = { script: '', reader: '' }

/** The browser's part is built before the server's. */
export function doorScript(): Plugin {
  return {
    name: 'door-script',
    async generateBundle() {
      if (this.environment.name !== 'client' || this.environment.mode !== 'build') return
      const files = await buildApart(SOURCE)
      for (const file of files) {
        const source = file.type === 'chunk' ? file.code : file.source
        this.emitFile({ type: 'asset', fileName: file.fileName, source })
      }
      const isScript = (file: (typeof files)[number]) => file.type === 'chunk' && file.isEntry
      const named = (some: readonly { fileName: string }[]) =>
        some.map(({ fileName }) => `/${fileName}`).join(' ')
      built = {
        script: named(files.filter(isScript)),
        reader: named(files.filter((file) => !isScript(file))),
      }
      const [worker] = await buildApart(WORKER)
      if (worker?.type !== 'chunk') throw new Error('The service worker of the doors was not built')
      this.emitFile({ type: 'asset', fileName: 'door/service-worker.js', source: worker.code })
    },
    ...virtualModule('virtual:door-script', (isBuild) => ({
      DOOR_SCRIPT: isBuild ? built.script : `/${SOURCE}`,
      DOOR_READER: isBuild ? built.reader : '',
    })),
  }
}
