import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import { copyPictures } from '../../scripts/pictures/draw-pictures.ts'
import { wantedPictures } from '../../scripts/pictures/picture-jobs.ts'
import { testContent } from '../fixtures/church.ts'
import { SITE_FOLDER } from './site-folder.ts'

/**
 * The files of the build, but with the pictures of the fixture church in place of the shipped ones.
 * Those for social networks are left out: no page shows them, and drawing them takes longer than all others.
 */
export async function makeSite(): Promise<void> {
  const files = path.join(SITE_FOLDER, 'build/client')
  rmSync(SITE_FOLDER, { recursive: true, force: true })
  cpSync('build/client', files, {
    recursive: true,
    filter: (file) => path.basename(file) !== 'pictures',
  })
  const seen = wantedPictures(testContent()).filter(({ size }) => size !== 'social')
  await copyPictures(path.join(files, 'pictures'), seen)
}
