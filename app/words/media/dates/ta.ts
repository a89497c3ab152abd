import type { en } from './en.ts'

export const ta: typeof en = {
  untitled: 'சபை நிகழ்வு',
  stillToCome: (month) => `${month}: இனி நடக்கவிருப்பவை`,
  eventsIn: (month) => `${month}: நிகழ்வுகள்`,
  nothing: 'இந்த மாதத்திற்கு இன்னும் எதுவும் திட்டமிடப்படவில்லை.',
  asOf: (when) =>
    `இவை ${when} வரை எங்களுக்குத் தெரிந்த தேதிகள். எங்கள் நாட்காட்டி இப்போது திறக்கவில்லை; புதிய தேதிகளும் இருக்கலாம்.`,
  unreachable:
    'எங்கள் நாட்காட்டி இப்போது திறக்கவில்லை; அதனால் தேதிகளைக் காட்ட முடியவில்லை. தயவுசெய்து சில நிமிடங்களில் மீண்டும் பாருங்கள், அல்லது எங்களை அழையுங்கள்: {phone}',
  liveNow: 'இப்போது நேரலையில்',
  liveNowOn: (occasion) => `இப்போது நேரலையில்: ${occasion}`,
  next: ({ occasion, date, time, language }) =>
    `அடுத்த ஆராதனை: ${occasion ? `${occasion}, ` : ''}${date}, இந்திய நேரம் ${time} (${language})`,
  noneOn: ({ date, reason }) => `${date} அன்று ஆராதனை இல்லை: ${reason}`,
}
