export const en = {
  play: 'Play {title}',
  watch: 'Watch the Sermon',
  topics: 'Topics',
}

export type PlayerWords = typeof en
