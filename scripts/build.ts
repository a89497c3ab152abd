import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { PARSED_FILE, parsedContent } from '#content-model/stored-file.ts'
import { copyPictures, drawPictures, wantedFromContent } from './pictures/draw-pictures.ts'

/**
 * The pictures are drawn while the pages and the server are built, and go beside the pages. The content is
 * parsed for them, and the server starts with that.
 */
const building = spawn(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build'], {
  stdio: 'inherit',
})
const pages = Promise.withResolvers<void>()
// The build's own words say why it failed.
building.once('exit', (code) => (code === 0 ? pages.resolve() : process.exit(1)))
// The pages take longest, mostly on one core; drawing has what they leave of all.
setPriority(10)
const wanted = wantedFromContent()
await Promise.all([pages.promise, drawPictures(wanted)])
await copyPictures('build/client/pictures', wanted)
writeFileSync(`build/server/${PARSED_FILE}`, parsedContent())
