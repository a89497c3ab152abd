import type { Video } from '#content-model/schema/video.ts'

/** A video's embedded player, and its page on the provider's site. */
export type Player = { src: string; page: string; uploaded?: string | undefined }

/** With both providers' options against tracking: the nocookie host, and `dnt=1` (help.vimeo.com). */
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
