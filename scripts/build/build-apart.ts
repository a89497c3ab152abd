import { build } from 'vite'

/** A module shared with a page of the site would make that page load another file. */
export async function buildApart(input: string) {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { write: false, modulePreload: false, rollupOptions: { input } },
  })
  if (!('output' in result)) throw new Error(`${input} was not built`)
  return result.output
}
