export const en = {
  places: 'Places',
}
