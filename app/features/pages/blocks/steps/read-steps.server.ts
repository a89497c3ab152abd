import type { BlockOf } from '#content-model/schema/blocks/block.ts'
import { withHtml, withIntro } from '../with-html.server.ts'

export function readSteps(block: BlockOf<'steps'>) {
  return { ...withIntro(block), steps: block.steps.map(withHtml) }
}
