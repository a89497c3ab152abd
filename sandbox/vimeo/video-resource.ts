import { tagSlug, type Video } from './videos.ts'

const sizes = [
  [100, 75],
  [295, 166],
  [640, 360],
  [960, 540],
  [1280, 720],
] as const

/** One video as Vimeo's JSON shows it. `site` is where this sandbox's Vimeo is reached. */
export function videoResource(video: Video, site: string) {
  const { id, name, description, owner } = video
  const player = `${site}/player/${id}?h=${secretOf(id)}`
  const title = name.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  // Vimeo writes `+00:00` where JavaScript writes `Z`.
  const created = video.createdAt.toISOString().replace(/\.\d+Z$/, '+00:00')
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
    embed: {
      html: `<iframe src="${player}&amp;badge=0&amp;autopause=0" width="1920" height="1080" frameborder="0" allow="autoplay; fullscreen; picture-in-picture" title="${title}"></iframe>`,
    },
    created_time: created,
    modified_time: created,
    release_time: created,
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
    tags: video.tags.map((tag) => {
      const canonical = tagSlug(tag)
      return { uri: `/tags/${canonical}`, name: tag, tag, canonical, resource_key: canonical }
    }),
    user: { uri: `/users/${owner.id}`, name: owner.name, link: `${site}/` },
    status: 'available',
  }
}

/** The `h` of a player address: the same for a video every time. It also opens an unlisted one. */
export function secretOf(id: string): string {
  return (Number(id) * 2_654_435).toString(16).slice(-10).padStart(10, '0')
}

const errors = {
  'bad-client': [401, 8001, 'The app’s client credentials are not valid.'],
  'bad-token': [401, 8003, 'You must provide a valid authenticated access token.'],
  'no-page': [404, 5000, 'The requested page couldn’t be found.'],
  'no-video': [404, 5000, 'The requested video couldn’t be found.'],
  'no-folder': [404, 5000, 'The requested folder couldn’t be found.'],
  'no-user': [404, 5000, 'The requested user couldn’t be found.'],
  'no-tag': [404, 5000, 'The requested tag couldn’t be found.'],
  'invalid-input': [400, 2204, 'The parameters passed to the API are not valid.'],
  'unknown-version': [400, 2204, 'This version of the API is not available.'],
} as const

export function vimeoError(name: keyof typeof errors): Response {
  const [status, error_code, error] = errors[name]
  return vimeoJson({ error, link: null, developer_message: error, error_code }, status)
}

/** Vimeo names its own content type, which is JSON without being called `application/json`. */
export function vimeoJson(value: unknown, status = 200): Response {
  const headers = { 'content-type': 'application/vnd.vimeo.*+json;version=3.4' }
  return new Response(JSON.stringify(value), { status, headers })
}
