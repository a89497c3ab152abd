import type { en } from './en.ts'

export const ta: typeof en = {
  copy: 'நகலெடுங்கள்',
  copied: 'நகலெடுக்கப்பட்டது',
  what: (label) => `: ${label}`,
  print: 'அச்சிடுங்கள்',
  share: 'பகிருங்கள்',
  call: (name) => `${name} அவர்களை அழையுங்கள்: `,
}
