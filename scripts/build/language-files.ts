import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { rolldown } from 'rolldown'
import type { Plugin } from 'vite'
import { copyName, withCopies } from '../../app/scripts/language-copies.ts'
import { LANGUAGES, TRANSLATED_LANGUAGES } from '../../domain/language.ts'

const MODULE = 'virtual:language-files'
/** A family of words stands by itself in the bundle of browsers: `\0words:forms/giving`. */
const FAMILY = '\0words:'

type CompiledFile = { place: string; sources: Map<string, string> }

let assets = ''
const copied = new Set<string>()

/**
 * Browsers load the words of their page's language only, and of them the families that the page needs. In
 * their bundle a family is a module with a placeholder; it is filled with the English words, and once more
 * for each other language in copies of the scripts that contain it or import one that does.
 */
export function languageFiles(): Plugin {
  const families = new Map<string, CompiledFile>()
  return {
    name: 'language-files',
    resolveId(id) {
      if (id === MODULE) return `\0${MODULE}`
      return id.startsWith(FAMILY) ? { id, moduleSideEffects: false } : undefined
    },
    async load(id) {
      if (id === `\0${MODULE}`) return `export const COPIED = ${JSON.stringify([...copied])}`
      const { name, mode } = this.environment
      if (name !== 'client' || mode !== 'build') return undefined
      if (id.startsWith(FAMILY)) {
        const family = await compile(id.slice(FAMILY.length))
        families.set(id, family)
        // It is marked as pure, so that a page without any of its words leaves them out.
        return `export const words = /* @__PURE__ */ (() => ${family.place})()`
      }
      const [, area] = AREA.exec(id) ?? []
      if (!area || !existsSync(`words/${area}/en.ts`)) return undefined
      return [...readFileSync(id, 'utf8').matchAll(/export const (\w+) = family\('(\w+)'\)/g)]
        .map(([, all, one]) => `export { words as ${all} } from '${FAMILY}${area}/${one}'`)
        .join('\n')
    },
    // It comes after Vite has written which files a script loads later, and after the styles, of which
    // only those scripts are taken out that are in the bundle then.
    generateBundle: {
      order: 'post',
      handler(options, bundle) {
        if (this.environment.name !== 'client') return
        assets = path.join(options.dir ?? '', 'assets')
        const scripts = Object.values(bundle).filter((file) => file.type === 'chunk')
        const said = (code: string, language: string) =>
          [...families.values()].reduce(
            (filled, { place, sources }) =>
              filled.replaceAll(place, () => sources.get(language) ?? ''),
            code,
          )
        const places = [...families.values()].map(({ place }) => place)
        const changing = withImporters(
          scripts,
          scripts.filter(({ code }) => places.some((place) => code.includes(place))),
        )
        for (const { fileName } of changing) copied.add(path.basename(fileName))
        for (const script of changing) {
          for (const language of TRANSLATED_LANGUAGES) {
            const source = withCopies(said(script.code, language), { copied, language })
            const fileName = copyName(script.fileName, language)
            this.emitFile({ type: 'asset', fileName, source })
          }
          script.code = said(script.code, 'en')
        }
      },
    },
    // The framework writes its manifest while the server is built.
    closeBundle() {
      if (this.environment.name !== 'ssr' || assets === '') return
      for (const name of readdirSync(assets).filter((file) => MANIFEST.test(file))) {
        const source = readFileSync(path.join(assets, name), 'utf8')
        for (const language of TRANSLATED_LANGUAGES) {
          const file = path.join(assets, copyName(name, language))
          writeFileSync(file, withCopies(source, { copied, language }))
        }
      }
    },
  }
}

export function inEveryLanguage(lists: Record<string, string[]>): Record<string, string[]> {
  const text = JSON.stringify(lists)
  const inOthers = TRANSLATED_LANGUAGES.map((language) =>
    JSON.parse(withCopies(text, { copied, language })),
  )
  return Object.assign({}, lists, ...inOthers)
}

const MANIFEST = /^manifest-[0-9a-f]{8}\.js$/

function withImporters<
  Each extends { fileName: string; imports: string[]; dynamicImports: string[] },
>(scripts: readonly Each[], changing: readonly Each[]): Each[] {
  const names = new Set(changing.map(({ fileName }) => fileName))
  for (let before = 0; before < names.size; ) {
    before = names.size
    for (const { fileName, imports, dynamicImports } of scripts) {
      if ([...imports, ...dynamicImports].some((name) => names.has(name))) names.add(fileName)
    }
  }
  return scripts.filter(({ fileName }) => names.has(fileName))
}

const AREA = /[\\/]words[\\/](\w+)\.ts$/

/** Their name changes with any of the words. */
async function compile(family: string): Promise<CompiledFile> {
  const [area, name] = family.split('/')
  const sources = new Map<string, string>()
  for (const language of LANGUAGES) {
    const file = JSON.stringify(path.resolve(`words/${area}/${language}.ts`))
    const entry = {
      name: 'one-family',
      resolveId: (id: string) => (id === FAMILY ? id : undefined),
      load: (id: string) => (id === FAMILY ? `export { ${name} } from ${file}` : undefined),
    }
    const bundle = await rolldown({ input: FAMILY, plugins: [entry] })
    const { output } = await bundle.generate({ format: 'esm', minify: true })
    await bundle.close()
    const [, code, own] = /^([\s\S]*)export\{(\w+) as \w+\};?\s*$/.exec(output[0].code) ?? []
    const every = LANGUAGES.map((each) => `${each}:${own}`).join()
    sources.set(language, `(()=>{${code}return{${every}}})()`)
  }
  const digest = createHash('sha256')
    .update([...sources.values()].join())
    .digest('hex')
  return { place: `__WORDS_${digest.slice(0, 16)}__`, sources }
}
