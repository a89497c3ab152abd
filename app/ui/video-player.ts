import type { Video } from '#content/schema/video.ts'

/** Where a video plays in a frame, and where it has a page of its own. */
export type Player = { src: string; page: string; uploaded?: string | undefined }

/** Both players are asked not to follow the visitor around. */
export function playerOf({ provider, id, uploaded }: Video): Player {
  switch (provider) {
    case 'youtube':
      return {
        src: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
        page: `https://www.youtube.com/watch?v=${id}`,
        uploaded,
      }
    case 'vimeo':
      return {
        src: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
        page: `https://vimeo.com/${id}`,
        uploaded,
      }
    default:
      return provider satisfies never
  }
}
