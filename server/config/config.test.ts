import { expect, test } from 'vitest'
import { GOOGLE, PAYU, VIMEO } from '#tests/support/site/live-settings.ts'
import { readConfig } from './config.ts'

function faultsOf(environment: Record<string, string>) {
  const reading = readConfig(environment)
  return reading.ok ? [] : reading.faults
}

test('without settings every outside service is the sandbox', () => {
  expect(readConfig({})).toMatchObject({
    ok: true,
    config: {
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      databaseUrl: 'file:./data/church.db',
      sandbox: { payments: true },
      payu: { baseUrl: 'http://localhost:3000/sandbox/payu' },
    },
  })
})

test('the public address follows the port, and has no slash at its end', () => {
  expect(readConfig({ PORT: '8080' })).toMatchObject({
    config: { port: 8080, publicUrl: 'http://localhost:8080' },
  })
  expect(readConfig({ ...PAYU, PUBLIC_URL: 'https://church.example.org/' })).toMatchObject({
    config: {
      publicUrl: 'https://church.example.org',
      sandbox: { payments: false },
      payu: { key: 'the-key', salt: 'the-salt' },
    },
  })
})

const PUBLIC = { PUBLIC_URL: 'https://church.example.org' }

const BOTH = { sermons: true, calendar: true }
const YES = { ...PAYU, ...PUBLIC, SANDBOX: 'yes' }
const NO_SERMONS = { SERMONS: 'none', VIMEO_BASE_URL: 'https://vimeo.test' }

test.each<[string, Record<string, string>, string[], Record<string, boolean>]>([
  ['at home', {}, [], BOTH],
  ['at home, in words', { SERMONS: 'none', CALENDAR: 'none' }, ['sermons', 'calendar'], {}],
  ['of a public site', { ...PAYU, ...PUBLIC }, ['sermons', 'calendar'], {}],
  ['in production', { ...PAYU, NODE_ENV: 'production' }, ['sermons', 'calendar'], {}],
  ['of a public site with sermons', { ...PAYU, ...PUBLIC, ...VIMEO }, ['calendar'], {}],
  ['of a public site with both', { ...PAYU, ...PUBLIC, ...VIMEO, ...GOOGLE }, [], {}],
  ['of a public site that says yes', YES, [], BOTH],
  ['of one that says yes, and none', { ...YES, ...NO_SERMONS }, ['sermons'], { calendar: true }],
])('what is off and what is played %s', (_name, environment, off, played) => {
  const sandbox = { sermons: false, calendar: false, ...played }
  expect(readConfig(environment)).toMatchObject({ ok: true, config: { off, sandbox } })
})

const NO_CLIENT = { VIMEO_CLIENT_ID: '', VIMEO_CLIENT_SECRET: '' }
const VIMEO_PLACE = ['VIMEO_BASE_URL', 'VIMEO_USER_ID', 'VIMEO_PROJECT_ID']

test.each<[string, Record<string, string>, string[]]>([
  ['a port that is none', { PORT: 'abc' }, ['PORT']],
  ['a public address in the clear', { PUBLIC_URL: 'http://church.example.org' }, ['PUBLIC_URL']],
  ['another kind of database', { DATABASE_URL: 'mysql://x' }, ['DATABASE_URL']],
  ['a key without its salt', { ...PAYU, PAYU_SALT: '' }, ['PAYU_SALT']],
  ['only a key', { PAYU_KEY: 'k' }, ['PAYU_BASE_URL', 'PAYU_INFO_URL', 'PAYU_SALT']],
  ['a vendor in the clear', { ...PAYU, PAYU_BASE_URL: 'http://secure.payu.in' }, ['PAYU_BASE_URL']],
  ['a client without its secret', { ...VIMEO, VIMEO_CLIENT_SECRET: '' }, ['VIMEO_CLIENT_SECRET']],
  ['a library without its token', { ...VIMEO, ...NO_CLIENT }, ['VIMEO_ACCESS_TOKEN']],
  ['only an access token', { VIMEO_ACCESS_TOKEN: 't' }, VIMEO_PLACE],
  ['an account that is no account', { ...VIMEO, VIMEO_USER_ID: '../x' }, ['VIMEO_USER_ID']],
  ['a calendar without its key', { ...GOOGLE, GOOGLE_API_KEY: ' ' }, ['GOOGLE_API_KEY']],
  ['a public site on pretend payments', PUBLIC, ['PAYU_KEY']],
  ['a public trial on pretend payments', { ...PUBLIC, SANDBOX: 'yes' }, ['PAYU_KEY']],
  ['production on pretend payments', { NODE_ENV: 'production' }, ['PAYU_KEY']],
  ['a mail server that is none', { SMTP_URL: 'mail.example.org' }, ['SMTP_URL']],
  ['a sender that is none', { MAIL_FROM: 'the office' }, ['MAIL_FROM']],
  ['the wrong words', { SANDBOX_PAYMENTS: 'yes' }, ['SANDBOX_PAYMENTS']],
  ['other words than none', { SERMONS: 'vimeo', CALENDAR: 'off' }, ['SERMONS', 'CALENDAR']],
  ['another word than yes', { SANDBOX: 'no' }, ['SANDBOX']],
  [
    'several at once',
    { PORT: '0', DATABASE_URL: 'x', PAYU_KEY: 'k', PAYU_SALT: 's' },
    ['PORT', 'DATABASE_URL', 'PAYU_BASE_URL', 'PAYU_INFO_URL'],
  ],
])('%s is a fault that names its variable', (_name, environment, variables) => {
  expect(faultsOf(environment).map(({ variable }) => variable)).toEqual(variables)
})

test('with their settings the real sermons and calendar are used', () => {
  expect(readConfig({ ...VIMEO, ...GOOGLE })).toMatchObject({
    ok: true,
    config: {
      sandbox: { payments: true, sermons: false, calendar: false },
      sermons: {
        credentials: { clientId: 'client', clientSecret: 'the-secret' },
        playerOrigins: ['https://player.vimeo.com'],
        pictureOrigins: ['https://i.vimeocdn.com'],
      },
      calendar: { embed: expect.stringContaining('src=events%40church.example.org') },
    },
  })
})

test('a personal access token replaces client credentials', () => {
  const { VIMEO_CLIENT_ID, VIMEO_CLIENT_SECRET, ...place } = VIMEO
  expect(readConfig({ ...place, VIMEO_ACCESS_TOKEN: 'token' })).toMatchObject({
    config: { sandbox: { sermons: false }, sermons: { credentials: { accessToken: 'token' } } },
  })
})

test('a stand-in for a vendor on this machine serves its own players, and no calendar', () => {
  const standIns = {
    VIMEO_BASE_URL: 'http://127.0.0.1:4000/vimeo',
    GOOGLE_CALENDAR_BASE_URL: 'http://127.0.0.1:4000/calendar/v3',
  }
  expect(readConfig({ ...VIMEO, ...GOOGLE, ...standIns })).toMatchObject({
    config: {
      sermons: { playerOrigins: ['https://player.vimeo.com', 'http://127.0.0.1:4000'] },
      calendar: { embed: undefined },
    },
  })
})

test.each([
  ['file:./data/church.db', './data'],
  ['file:///var/lib/church.db', '/var/lib'],
  ['file::memory:', 'data'],
  ['postgres://church@localhost/church', 'data'],
])('with the database at %s, the data directory is %s', (DATABASE_URL, dataDirectory) => {
  expect(readConfig({ DATABASE_URL })).toMatchObject({ config: { dataDirectory } })
})

test('plain http is accepted on this machine', () => {
  const here = { PAYU_BASE_URL: 'http://127.0.0.1:4000', PAYU_INFO_URL: 'http://[::1]:4000' }
  expect(faultsOf({ ...PAYU, ...here })).toEqual([])
})

test('no fault message contains a value, which may be a secret', () => {
  const faults = faultsOf({ PORT: 'secret-1', PAYU_SALT: 'secret-2', PUBLIC_URL: 'secret-3' })
  expect(JSON.stringify(faults)).not.toContain('secret')
})
