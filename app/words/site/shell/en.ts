export const en = {
  skip: 'Skip to the content',
  main: 'Main',
  menu: 'Menu',
  close: 'Close',
  languages: 'Languages',
  footer: 'Footer',
  followUs: 'Follow us',
  onTheMap: 'Find us on the map',
  disclaimer: 'Disclaimer',
  openDisclaimer: 'DISCLAIMER',
  loading: 'Loading',
  ownPage: 'Read it on its own page',
  refused: (title: string) => `Error: ${title}`,
  /** Above a page that nobody has translated yet. */
  notTranslated: '',
}
