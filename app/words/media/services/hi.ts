import type { en } from './en.ts'

export const hi: typeof en = {
  liveNow: 'अभी लाइव',
  liveNowOn: (occasion) => `अभी लाइव: ${occasion}`,
  next: ({ occasion, date, time, language }) =>
    `अगली आराधना: ${occasion ? `${occasion}, ` : ''}${date}, भारत के समय से ${time} (${language})`,
  noneOn: ({ date, reason }) => `${date} को आराधना नहीं है: ${reason}`,
}
