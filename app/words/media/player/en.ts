export const en = {
  play: 'Play {title}',
  watch: 'Watch the Sermon',
  topics: 'Topics',
}
