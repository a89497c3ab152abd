import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type Plugin, transformWithOxc } from 'vite'
import { OFFLINE_RULES } from '../../app/scripts/offline-rules.ts'

const SOURCE = 'app/scripts/service-worker.ts'

/** Its version is a digest of the built files' names. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle(_options, bundle) {
      const names = Object.keys(bundle).sort().join()
      const build = createHash('sha256').update(names).digest('hex').slice(0, 12)
      const define = { RULES: JSON.stringify({ ...OFFLINE_RULES, storeName: `site-${build}` }) }
      const { code } = await transformWithOxc(readFileSync(SOURCE, 'utf8'), SOURCE, { define })
      // A service worker is not a module, but importing types leaves an empty export behind.
      const script = code.replace(/export\s*\{\s*\};?/, '')
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: script })
    },
  }
}
