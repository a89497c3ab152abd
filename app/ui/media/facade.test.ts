import { expect, test } from 'vitest'
import { playerOf } from './facade.tsx'

const NOCOOKIE = 'https://www.youtube-nocookie.com/embed/a-1?autoplay=1&rel=0'
const UNTRACKED = 'https://player.vimeo.com/video/a-1?autoplay=1&dnt=1'

test.each([
  ['youtube', NOCOOKIE, 'https://www.youtube.com/watch?v=a-1'],
  ['vimeo', UNTRACKED, 'https://vimeo.com/a-1'],
] as const)('a video of %s is embedded without tracking', (provider, src, page) => {
  expect(playerOf({ provider, id: 'a-1' })).toEqual({ src, page })
})
