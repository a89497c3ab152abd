export const en = {
  addToCalendar: 'Add to your calendar',
  keep: 'The page is yours alone, so please keep its address to yourself.',
}
