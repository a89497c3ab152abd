import { type Elsewhere, officePage, type Visit } from '#app/office/engine/engine.tsx'
import type { SiteServices } from '#app/services.server.ts'
import { NOT_ALLOWED } from '#workflows/actor.ts'
import { mayFillWithSamples, readSampleProgress } from '#workflows/samples/fill-with-samples.ts'

export function progressPage<Path extends string>(page: {
  path: Path
  made: string
  opens: string
  end: (services: SiteServices, visit: Visit<Path>) => Elsewhere
}) {
  const { path, made, opens, end } = page
  return officePage({
    path,
    async read(services, visit) {
      if (!mayFillWithSamples(services, visit.actor)) return NOT_ALLOWED
      return readSampleProgress(services) ?? end(services, visit)
    },
    title: made,
    refreshes: () => true,
    View: ({ page: { done, total } }) => (
      <>
        <h1>{made} are being made</h1>
        <p>
          <label htmlFor="samples">
            {done} of {total}
          </label>
        </p>
        <progress id="samples" max={total} value={done} />
        <p>This page refreshes by itself, and then opens {opens}.</p>
      </>
    ),
  })
}
