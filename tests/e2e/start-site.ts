import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import { copyPictures } from '../../scripts/pictures/draw-pictures.ts'
import { wantedPictures } from '../../scripts/pictures/picture-jobs.ts'
import { SITE_FOLDER } from '../support/browser/shared-site.ts'
import { CHURCH, testContent } from '../support/site/church.ts'
import { SANDBOX_ACCOUNTS, sandboxSettings, serveSandbox } from '../support/site/sandbox.ts'

/** The whole site of the fixture church on a fresh database, with the outside world on another host. */
const SANDBOX_PORT = Number(process.env.SANDBOX_PORT)
const SOON_MS = 50

await makeSite()
const accounts = {
  ...SANDBOX_ACCOUNTS,
  payu: { key: 'JOURNEY', salt: 'a-salt-that-must-not-leak' },
}
const { url, smtpUrl } = await serveSandbox({
  port: SANDBOX_PORT,
  ...accounts,
  webhookUrl: `http://localhost:${process.env.PORT}/api/payments/webhook`,
  later: (task) => void setTimeout(task, SOON_MS).unref(),
})

Object.assign(process.env, {
  CONTENT_DIR: CHURCH,
  DATABASE_URL: `file:${SITE_FOLDER}/church.db`,
  ...sandboxSettings(url, accounts),
  SMTP_URL: smtpUrl,
})
const BUILT_SITE = path.resolve('build/server/main.js')
process.chdir(SITE_FOLDER)
await import(BUILT_SITE)

/** The files of the build, but with the pictures of the fixture church in place of the shipped ones. */
async function makeSite(): Promise<void> {
  const files = path.join(SITE_FOLDER, 'build/client')
  rmSync(SITE_FOLDER, { recursive: true, force: true })
  cpSync('build/client', files, {
    recursive: true,
    filter: (file) => path.basename(file) !== 'pictures',
  })
  await copyPictures(path.join(files, 'pictures'), wantedPictures(testContent()))
}
