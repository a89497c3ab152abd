import type { Player } from '#app/ui/media/video-player.ts'
import type { Json } from '#app/ui/page.ts'

type Source = {
  title: string
  description: string
  player: Player
  /** The address of a picture, as it is shared. */
  image: string
}

export function structuredVideo({ title, description, player, image }: Source): Json {
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: title.charAt(0).toUpperCase() + title.slice(1),
    description,
    thumbnailUrl: image,
    ...(player.uploaded && { uploadDate: player.uploaded }),
    embedUrl: player.src,
    url: player.page,
  }
}
