import type { Progress } from '#workflows/samples/fill-with-samples.ts'
import type { OfficeContext } from './office-env.ts'
import { answerPage } from './office-page.tsx'

type Making = Progress & {
  /** What is being made, in several words of its own. */
  made: string
  /** The page that comes afterwards. */
  opens: string
}

/** Says how far the samples are, and asks again without a script. */
export function answerProgress(context: OfficeContext, { done, total, made, opens }: Making) {
  const content = (
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
  )
  const page = answerPage(context, { title: made, content })
  page.headers.set('Refresh', '1')
  return page
}
