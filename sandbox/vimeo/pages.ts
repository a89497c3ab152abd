import { html } from 'hono/html'
import { inIndia } from '../clock.ts'
import type { Html, Page } from '../ui/page.ts'
import type { Video } from './videos.ts'

/** The sample sermons for people, so that one can see what the church's site should show. */
export function sermonsPage(videos: readonly Video[], basePath: string): Page {
  return {
    basePath,
    title: 'Sample sermons',
    body: html`<p>${videos.length} invented sermons by invented preachers, one for each Sunday.</p>
<ul class="list">${videos.map((video) => entry(video, basePath))}</ul>`,
  }
}

/** What an embedded player shows. Any site may frame it, as with the real one. */
export function playerPage(video: Video, basePath: string): Page {
  return {
    basePath,
    title: video.name,
    frameable: true,
    body: html`<p>Sample sermon player. There is no film behind this picture.</p>
<img src="${basePath}/vimeo/thumbnails/${video.id}_640x360.svg" alt="" width="640" height="360">`,
  }
}

function entry({ id, name, tags, createdAt, description }: Video, basePath: string): Html {
  return html`<li class="card">
<h2><a href="${basePath}/vimeo/player/${id}">${name}</a></h2>
<p>${description ?? 'Without a description.'}</p>
<p class="quiet">${inIndia(createdAt).date} · ${tags.join(' · ')}</p>
</li>`
}
