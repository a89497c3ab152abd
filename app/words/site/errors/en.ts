export const en = {
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
