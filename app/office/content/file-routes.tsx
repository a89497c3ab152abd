import { Hono } from 'hono'
import * as v from 'valibot'
import { Elsewhere, officeForm, officePage, officeRoutes } from '#app/office/engine/engine.tsx'
import { suggestedWhy } from '#app/office/words/content-changes.ts'
import { publishDraft } from '#workflows/content/publish-draft.ts'
import { readPublication } from '#workflows/content/read-publication.ts'
import type { OfficeEnv } from '../office-env.ts'
import { fileAddress, shownAt } from './content-address.ts'
import { showScreen, takeScreen } from './file-screen.tsx'
import { whyUnpublished } from './publication.tsx'
import { PublishView } from './publish-view.tsx'

export const fileRoutes = new Hono<OfficeEnv>()

for (const [address, folder] of [
  ['/content/pages/:file', 'pages/'],
  ['/content/:file', ''],
] as const) {
  const pathOf = (file: string) => `${folder}${file}.yaml`
  const screenOf = (file: string) => {
    const path = pathOf(file)
    const back = { label: 'All content', to: '/office/content' }
    return { place: { path, keys: [] }, address: fileAddress(path), back, page: shownAt(path) }
  }
  fileRoutes.get(address, (context) => showScreen(context, screenOf(context.req.param('file'))))
  fileRoutes.post(address, (context) => takeScreen(context, screenOf(context.req.param('file'))))
  const at = { path: `${address}/publish`, needs: 'editContent' } as const
  const publication = officePage({
    ...at,
    async read(services, { actor, file }) {
      const read = await readPublication(services, { actor, path: pathOf(file) })
      if (read.ok) return read.publication
      return read.problem === 'unknown' ? new Elsewhere(fileAddress(pathOf(file))) : read
    },
    title: ({ name }) => `Publish ${name}`,
    View: PublishView,
  })
  const publish = officeForm({
    ...at,
    page: publication,
    fields: v.object({ why: v.string() }),
    async run(services, { actor, file, key, version: seen = 0 }, typed) {
      const path = pathOf(file)
      const shown = await readPublication(services, { actor, path })
      const why = typed.why || (shown.ok ? suggestedWhy(shown.publication.differences) : '')
      const published = await publishDraft(services, { actor, path, why, seen, key })
      return published.ok ? published : { ...published, ...whyUnpublished(published) }
    },
    to: (_, __, { number }) => `/office/content?published=${number}`,
  })
  fileRoutes.route('/', officeRoutes([publication, publish]))
}
