import path from 'node:path'
import { serveSandbox } from '#sandbox/serve.ts'
import { CHURCH } from '../fixtures/church.ts'
import { makeSite } from './make-site.ts'
import { SITE_FOLDER } from './site-folder.ts'

/** The whole site of the fixture church on a fresh database, with the outside world on another host. */
const SANDBOX_PORT = Number(process.env.SANDBOX_PORT)
const SOON_MS = 50

await makeSite()
const merchant = { key: 'JOURNEY', salt: 'a-salt-that-must-not-leak' }
const vimeo = { clientId: 'client', clientSecret: 'secret', userId: '100', projectId: '200' }
const calendar = { id: 'events@example.org', apiKey: 'key' }
const { url, smtpUrl } = await serveSandbox({
  basePath: '',
  port: SANDBOX_PORT,
  payu: merchant,
  webhookUrl: `http://localhost:${process.env.PORT}/api/payments/webhook`,
  vimeo,
  calendar,
  later: (task) => void setTimeout(task, SOON_MS).unref(),
})

Object.assign(process.env, {
  CONTENT_DIR: CHURCH,
  DATABASE_URL: `file:${SITE_FOLDER}/church.db`,
  PAYU_BASE_URL: `${url}/payu`,
  PAYU_INFO_URL: `${url}/payu`,
  PAYU_KEY: merchant.key,
  PAYU_SALT: merchant.salt,
  VIMEO_BASE_URL: `${url}/vimeo`,
  VIMEO_CLIENT_ID: vimeo.clientId,
  VIMEO_CLIENT_SECRET: vimeo.clientSecret,
  VIMEO_USER_ID: vimeo.userId,
  VIMEO_PROJECT_ID: vimeo.projectId,
  GOOGLE_CALENDAR_BASE_URL: `${url}/calendar/v3`,
  GOOGLE_CALENDAR_ID: calendar.id,
  GOOGLE_API_KEY: calendar.apiKey,
  SMTP_URL: smtpUrl,
})
const BUILT_SITE = path.resolve('build/server/main.js')
process.chdir(SITE_FOLDER)
await import(BUILT_SITE)
