import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { compressFiles } from './scripts/build/compress-files.ts'
import { officeScript } from './scripts/build/office-script.ts'
import { serviceWorker } from './scripts/build/service-worker.ts'

export default defineConfig({
  plugins: [reactRouter(), officeScript(), serviceWorker(), compressFiles()],
  environments: {
    ssr: { build: { rollupOptions: { input: './server/app.ts' } } },
  },
})
