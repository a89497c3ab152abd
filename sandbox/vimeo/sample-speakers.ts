/** The tags that say who is speaking. Six preachers, and two tags for everyone else. */
export const speakers = {
  daniel: 'pastor-daniel-samuel',
  esther: 'pastor-esther-daniel',
  arun: 'pastor-arun-prakash',
  rachel: 'dr-rachel-thomas',
  selvam: 'pastor-john-selvam',
  vikram: 'brother-vikram-rao',
  elder: 'elder-mathew-george',
  guest: 'guest-speaker',
} as const

export type Speaker = keyof typeof speakers
