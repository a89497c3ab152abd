import path from 'node:path'
import { serveSandbox } from '#sandbox/serve.ts'
import { CHURCH } from '../fixtures/church.ts'
import { ACCOUNTS, settingsFor } from '../fixtures/sandbox-settings.ts'
import { makeSite } from './make-site.ts'
import { SITE_FOLDER } from './site-folder.ts'

/** The whole site of the fixture church on a fresh database, with the outside world on another host. */
const SANDBOX_PORT = Number(process.env.SANDBOX_PORT)
const SOON_MS = 50

await makeSite()
const accounts = { ...ACCOUNTS, payu: { key: 'JOURNEY', salt: 'a-salt-that-must-not-leak' } }
const { url, smtpUrl } = await serveSandbox({
  basePath: '',
  port: SANDBOX_PORT,
  ...accounts,
  webhookUrl: `http://localhost:${process.env.PORT}/api/payments/webhook`,
  later: (task) => void setTimeout(task, SOON_MS).unref(),
})

Object.assign(process.env, {
  CONTENT_DIR: CHURCH,
  DATABASE_URL: `file:${SITE_FOLDER}/church.db`,
  ...settingsFor(url, accounts),
  SMTP_URL: smtpUrl,
})
const BUILT_SITE = path.resolve('build/server/main.js')
process.chdir(SITE_FOLDER)
await import(BUILT_SITE)
