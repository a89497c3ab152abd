import { spawn } from 'node:child_process'
import { copyPictures, drawPictures } from './pictures/draw-pictures.ts'

/** `npm run build`: the pages and the server, while the pictures are drawn, which go beside the pages. */
await Promise.all([buildPages(), drawPictures()])
await copyPictures('build/client/pictures')

function buildPages(): Promise<void> {
  const pages = spawn(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build'], {
    stdio: 'inherit',
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  // Its own words say why it failed.
  pages.once('exit', (code) => (code === 0 ? resolve() : process.exit(1)))
  return promise
}
