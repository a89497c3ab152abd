import type { Json } from '#app/page.ts'
import type { ShownPicture } from '#app/pictures.ts'
import type { Player } from '#app/ui/video-player.ts'

type Source = { title: string; description: string; player: Player; picture?: ShownPicture }

export function structuredVideo({ title, description, player }: Source): Json {
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: title,
    description,
    embedUrl: player.src,
    url: player.page,
  }
}
