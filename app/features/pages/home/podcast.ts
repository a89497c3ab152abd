import type { Player } from '#app/ui/video-player.ts'
import type { Home } from '#content/schema/home.ts'

export function podcastOf({ type, id }: Home['sermon']['podcast']): Player {
  return {
    src: `https://open.spotify.com/embed/${type}/${id}`,
    page: `https://open.spotify.com/${type}/${id}`,
  }
}
