import type { Plugin } from 'vite'
import { inEveryLanguage } from './language-files.ts'
import { virtualModule } from './virtual-module.ts'

/**
 * What a script loads by `import()` is found only once it has arrived and runs: one more way to the server
 * and back. A page that needs it names it from the beginning.
 */
export function laterScripts(): Plugin {
  let later: Record<string, string[]> = {}
  return {
    name: 'later-scripts',
    ...virtualModule('virtual:later-scripts', () => ({ LATER: inEveryLanguage(later) })),
    // It comes after Vite has written which files a script loads later.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        if (this.environment.name !== 'client') return
        const scripts = Object.values(bundle).filter((file) => file.type === 'chunk')
        later = findLater(scripts)
        const site = scripts.find(({ name }) => name === 'site')
        // The style sheet of every page is in its head, where React Router gives it another address. A
        // script that names it would load it once more, and the browser would style the page anew.
        for (const sheet of site?.viteMetadata?.importedCss ?? []) {
          for (const script of scripts) {
            script.code = script.code.replaceAll(`"${sheet}"`, `"${site?.fileName}"`)
          }
        }
      },
    },
  }
}

function findLater(
  scripts: readonly { fileName: string; imports: string[]; dynamicImports: string[] }[],
): Record<string, string[]> {
  const byName = new Map(scripts.map((script) => [script.fileName, script]))
  const withImports = (name: string, found = new Set<string>()): Set<string> => {
    if (found.has(name)) return found
    found.add(name)
    for (const imported of byName.get(name)?.imports ?? []) withImports(imported, found)
    return found
  }
  const loading = scripts.filter(({ dynamicImports }) => dynamicImports.length > 0)
  return Object.fromEntries(
    loading.map(({ fileName, dynamicImports }) => {
      const files = new Set(dynamicImports.flatMap((name) => [...withImports(name)]))
      return [`/${fileName}`, [...files].map((file) => `/${file}`)]
    }),
  )
}
