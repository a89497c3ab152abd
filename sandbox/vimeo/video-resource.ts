import type { Video } from './videos.ts'
import { tagSlug } from './videos.ts'

const sizes = [
  [100, 75],
  [295, 166],
  [640, 360],
  [960, 540],
  [1280, 720],
] as const

/** One video as Vimeo's JSON shows it. `site` is where this sandbox's Vimeo is reached. */
export function videoResource(video: Video, site: string) {
  const { id, name, description } = video
  const player = `${site}/player/${id}?h=${secretOf(id)}`
  return {
    uri: `/videos/${id}`,
    name,
    description,
    type: 'video',
    link: `${site}/player/${id}`,
    player_embed_url: player,
    duration: video.seconds,
    width: 1920,
    height: 1080,
    language: video.language,
    embed: { html: frame(player, name) },
    created_time: timeText(video.createdAt),
    modified_time: timeText(video.createdAt),
    release_time: timeText(video.createdAt),
    privacy: { view: video.view, embed: 'public', download: false, add: true, comments: 'nobody' },
    pictures: {
      uri: `/videos/${id}/pictures/${id}`,
      active: true,
      type: 'custom',
      base_link: `${site}/thumbnails/${id}`,
      sizes: sizes.map(([width, height]) => {
        const link = `${site}/thumbnails/${id}_${width}x${height}.svg`
        return { width, height, link, link_with_play_button: link }
      }),
      default_picture: false,
    },
    tags: video.tags.map(tagResource),
    user: { uri: `/users/${video.owner.id}`, name: video.owner.name, link: `${site}/` },
    status: 'available',
  }
}

/** The `h` of a player address: the same for a video every time. It also opens an unlisted one. */
export function secretOf(id: string): string {
  return (Number(id) * 2_654_435).toString(16).slice(-10).padStart(10, '0')
}

function frame(player: string, name: string): string {
  const title = name.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  return (
    `<iframe src="${player}&amp;badge=0&amp;autopause=0" width="1920" height="1080" ` +
    `frameborder="0" allow="autoplay; fullscreen; picture-in-picture" title="${title}"></iframe>`
  )
}

function tagResource(tag: string) {
  const canonical = tagSlug(tag)
  return { uri: `/tags/${canonical}`, name: tag, tag, canonical, resource_key: canonical }
}

/** Vimeo writes `+00:00` where JavaScript writes `Z`. */
function timeText(moment: Date): string {
  return moment
    .toISOString()
    .replace('.000Z', '+00:00')
    .replace(/\.\d+Z$/, '+00:00')
}
