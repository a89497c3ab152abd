import { type Config, readConfig } from '#server/config/config.ts'

/** The settings of a site whose outside services are the real ones. For tests. */
export const PAYU = {
  PAYU_BASE_URL: 'https://secure.payu.in',
  PAYU_INFO_URL: 'https://info.payu.in',
  PAYU_KEY: 'the-key',
  PAYU_SALT: 'the-salt',
}

export const VIMEO = {
  VIMEO_BASE_URL: 'https://api.vimeo.com',
  VIMEO_CLIENT_ID: 'client',
  VIMEO_CLIENT_SECRET: 'the-secret',
  VIMEO_USER_ID: '100',
  VIMEO_PROJECT_ID: '200',
}

export const GOOGLE = {
  GOOGLE_CALENDAR_BASE_URL: 'https://www.googleapis.com/calendar/v3',
  GOOGLE_CALENDAR_ID: 'events@church.example.org',
  GOOGLE_API_KEY: 'google-key',
}

export function configured(environment: Record<string, string>): Config {
  const reading = readConfig(environment)
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults))
  return reading.config
}
