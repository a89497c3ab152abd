import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { compressFiles } from './scripts/build/compress-files.ts'
import { documents } from './scripts/build/documents.ts'
import { doorScript } from './scripts/build/door-script.ts'
import { languageFiles } from './scripts/build/language-files.ts'
import { laterScripts } from './scripts/build/later-scripts.ts'
import { officeScript } from './scripts/build/office-script.ts'
import { serviceWorker } from './scripts/build/service-worker.ts'
import { sourceAddress } from './scripts/build/source-address.ts'
import { withoutEditTools } from './scripts/build/without-edit-tools.ts'

/**
 * Packages that stay outside the server's bundle: CommonJS, native parts, or loaded by few requests.
 * The others are hundreds of small files, whose loading was half of a start.
 */
const LOADED_FROM_PACKAGES = [
  '@react-pdf/renderer',
  '@simplewebauthn/server',
  'harfbuzzjs',
  'nodemailer',
  'pg',
  'qrcode',
  'react',
  'react-dom',
  'sharp',
  'smtp-server',
]

/**
 * A group takes along what its files import. What every page needs travels in two files instead of
 * thirty: each file costs its headers, a request, and what compression could have learned from the
 * others. What only forms need is one more file, and what single pages need stays by itself.
 */
const SHARED_SCRIPTS = [
  { name: 'framework', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
  { name: 'site', test: /[\\/]app[\\/](root\.tsx|ui[\\/](page\.ts|text[\\/]filled\.tsx))$/ },
  // Also where nothing is checked while somebody types.
  { name: 'field', test: /[\\/]app[\\/]ui[\\/]form[\\/](field|send-or-explain)\.tsx?$/ },
  { name: 'form', test: /[\\/]app[\\/]ui[\\/]form[\\/]/, minShareCount: 2 },
]

/** Rules and words do nothing by being loaded: a page takes what it uses of them. */
const PURE = /[\\/](domain|words)[\\/]/

export default defineConfig(({ command }) => ({
  build: { reportCompressedSize: false },
  plugins: [
    documents(),
    reactRouter(),
    withoutEditTools(),
    laterScripts(),
    languageFiles(),
    officeScript(),
    doorScript(),
    serviceWorker(),
    sourceAddress(),
    compressFiles(),
  ],
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: { codeSplitting: { groups: SHARED_SCRIPTS } },
          treeshake: { moduleSideEffects: [{ test: PURE, sideEffects: false }] },
        },
      },
    },
    ssr: {
      build: {
        rollupOptions: {
          input: ['./server/main.ts', './server/app.ts', './cli/office.ts'],
          output: { chunkFileNames: '[name]-[hash].js' },
        },
      },
      resolve: command === 'build' ? { noExternal: true, external: LOADED_FROM_PACKAGES } : {},
    },
  },
}))
