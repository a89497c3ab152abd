import { execFileSync } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import { CHURCH } from '../fixtures/church.ts'

/** Servers of the journeys are started here: a server serves `build/client` of the folder it is started in. */
export const SITE_FOLDER = path.resolve(`test-results/site-${process.env.JOURNEY_PORT}`)

/** The files of the build, but with the pictures of the fixture church in place of the shipped ones. */
export function makeSite(): void {
  const files = path.join(SITE_FOLDER, 'build/client')
  rmSync(SITE_FOLDER, { recursive: true, force: true })
  cpSync('build/client', files, {
    recursive: true,
    filter: (file) => path.basename(file) !== 'pictures',
  })
  // Takes from .cache/pictures what was drawn before.
  execFileSync(process.execPath, ['scripts/build-pictures.ts', path.join(files, 'pictures')], {
    env: { ...process.env, CONTENT_DIR: CHURCH },
    stdio: 'inherit',
  })
}
