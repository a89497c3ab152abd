import { copyPictures, drawPictures } from './pictures/draw-pictures.ts'

/** Draws the pictures of the content into the given folder. Takes unchanged ones from the cache. */
const [to = ''] = process.argv.slice(2)
if (to === '') throw new Error('Say which folder the pictures go to')
await drawPictures()
await copyPictures(to)
