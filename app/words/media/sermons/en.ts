export const en = {
  searchLabel: 'Search sermons',
  search: 'Search',
  all: 'All Sermons',
  preacher: 'Preacher',
  everyone: 'Everyone',
  show: 'Show',
  loading: 'Loading…',
  seeAll: 'See all sermons',
  tryAgain: 'Try again',
  more: 'More sermons',
  first: 'First',
  last: 'Last',
  page: 'Page',
  ofPages: (pages: number) => `of ${pages}`,
  go: 'Go',
}

export type SermonsWords = typeof en
