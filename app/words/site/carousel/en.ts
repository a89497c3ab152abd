export const en = {
  carousel: 'carousel',
  slides: 'Slides',
  slide: 'slide',
  slideOf: ({ at, count }: { at: number; count: number }) => `${at} of ${count}`,
  pause: 'Pause',
  resume: 'Resume',
  previous: 'Previous',
  next: 'Next',
}
