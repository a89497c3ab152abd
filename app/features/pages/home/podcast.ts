import type { Player } from '#app/ui/media/video-player.ts'
import type { Home } from '#content-model/schema/home.ts'

export function podcastOf({ type, id }: Home['sermon']['podcast']): Player {
  return {
    src: `https://open.spotify.com/embed/${type}/${id}`,
    page: `https://open.spotify.com/${type}/${id}`,
  }
}
