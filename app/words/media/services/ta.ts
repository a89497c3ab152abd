import type { en } from './en.ts'

export const ta: typeof en = {
  liveNow: 'இப்போது நேரலையில்',
  liveNowOn: (occasion) => `இப்போது நேரலையில்: ${occasion}`,
  next: ({ occasion, date, time, language }) =>
    `அடுத்த ஆராதனை: ${occasion ? `${occasion}, ` : ''}${date}, இந்திய நேரம் ${time} (${language})`,
  noneOn: ({ date, reason }) => `${date} அன்று ஆராதனை இல்லை: ${reason}`,
}
