export const carousel = {
  carousel: 'carousel',
  slides: 'Slides',
  slide: 'slide',
  slideOf: ({ at, count }: { at: number; count: number }) => `${at} of ${count}`,
  pause: 'Pause',
  resume: 'Resume',
  previous: 'Previous',
  next: 'Next',
}

export const cells = {
  places: 'Places',
}

export const errors = {
  statuses: {
    404: {
      heading: 'Page not found',
      text: 'There is nothing at this address. It may have moved, or the link may be mistyped.',
    },
    405: {
      heading: 'This page can’t do that',
      text: 'It does not accept what was sent to it.',
    },
    410: {
      heading: 'This link has ended',
      text: 'The e-mail address behind it was changed, or what it showed was erased. The new link is in our newest mail.',
    },
    503: {
      heading: 'Please try again in a moment',
      text: 'We can’t reach our records just now, but nothing is lost. If you have just paid, please do not pay again: open this page again in a few minutes.',
    },
    500: {
      heading: 'Something went wrong',
      text: 'The fault is on our side, and we have made a note of it. Please try again in a moment.',
    },
  },
  goTo: 'Go to',
  orGoTo: 'Or go to',
  start: 'Start page',
  lostLink:
    'Was this the link to your registration or your gift? We can send you your links again.',
  sendLinks: 'Send my links',
  sendMine: 'Send me my link',
  didYouMean: 'Did you mean',
  noPage: 'No page has a name like that.',
  searchFor: 'Search for a page',
  search: 'Search',
  offline: {
    heading: 'You are offline',
    description: 'This page needs the internet.',
    text: 'This page needs the internet, and there is no connection just now. Please try again when you are back online. Pages you have visited before still work.',
    home: 'Home',
    contact: 'Contact us',
    services: 'Service times',
    where: 'Where we are',
    reach: 'How to reach us',
  },
}

export const pages = {
  atAGlance: 'At a glance',
  /** A second way to register: "Register Now for 9 and 10 January 2027". */
  actionFor: ({ label, date }: { label: string; date: string }) => `${label} for ${date}`,
  loadMap: 'Load map',
  mapFailed: 'The map could not be loaded. You can use the address or the directions instead.',
  directions: 'Get directions',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  call: 'Call {name}',
  play: 'Play {title}',
  listen: 'Listen to the podcast',
  story: (name: string) => `${name} tells their story`,
  /** Above drawings in the place of photographs. */
  drawnPlaces: 'The pictures are drawn in glass. They stand for the places and don’t show them.',
  /** Of a course. */
  week: (number: number) => `Week ${number}`,
  moreDates: 'More dates',
  /** A date that does not take place. */
  cancelled: 'Cancelled',
  register: 'Register',
  registerNow: 'Register Now',
  opensSoon: 'Registration opens soon',
}

export const shell = {
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
  /** Leads from an English page to the same page in this language. */
  readHere: '',
  /** Below a page with words that no native reader has read. */
  translated: '',
  tellUs: '',
}

export const tools = {
  copy: 'Copy',
  copied: 'Copied',
  /** Only heard, after the button’s word. */
  what: (label: string) => ` the ${label}`,
  print: 'Print',
  share: 'Share',
  /** Only heard, before a number. */
  call: (name: string) => `Call ${name} at `,
}
