export const en = {
  tryAgain: 'Try again',
  seeAll: 'See all sermons',
  moreBy: 'More by {name}',
  allBy: 'All sermons by {name}',
}
