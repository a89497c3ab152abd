/** What a scanned ticket says to anybody but staff. */
export const en = {
  title: 'A ticket',
  description: 'What a ticket is.',
  about: 'Our staff scan it at the door to let its holder in.',
  for: 'For',
  when: 'When',
}
