export const en = {
  found: 'Sermons found for “{name}”, in titles, descriptions, topics and preachers',
  by: 'Sermons by {name}',
  unknown: 'Sermons',
  all: 'All sermons',
  status: ({ total, page, pages }: { total: number; page: number; pages: number }) =>
    `${total === 1 ? '1 sermon' : `${total} sermons`}, page ${page} of ${pages}`,
  none: 'No sermons found.',
  noneYet: 'There are no sermons here yet.',
  tryOthers: 'Try fewer or different words, choose a preacher, or browse all sermons.',
  failed: 'The sermons can’t be shown right now.',
  late: 'Our video service can’t be reached at the moment, so this list may be out of date.',
  sermon: 'Sermon',
  oneFailed: 'This sermon can’t be shown right now.',
  oneLate: 'Our video service can’t be reached at the moment, so this page may be out of date.',
  summary: ({ name, date }: { name: string; date: string | undefined }) =>
    ['A sermon by', name, date].filter(Boolean).join(' '),
  minutes: (count: number) => `${count} min`,
  said: 'Our video service says: “{said}”',
  silent: 'Our video service is not answering just now. Please try again in a few minutes.',
}
