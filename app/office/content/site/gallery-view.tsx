import * as v from 'valibot'
import { BLOCK_SCHEMAS } from '#content-model/schema/blocks/block.ts'
import { BlockDrawing } from './block-drawing.tsx'
import { partAddress, siteAddress } from './part-address.ts'

type Props = {
  page: string
  path: string
  /** Where it will stand among the parts of the page. */
  at: number
}

/** Every kind of part that a page can have, with a small drawing of it. */
export function GalleryView({ page, path, at }: Props) {
  const part = { path, keys: ['blocks', String(at)] }
  return (
    <>
      <p>
        <a href={siteAddress(page)}>Back to the page</a>
      </p>
      <h1>Add a part</h1>
      <p>Choose what it is. You fill it in on the next page.</p>
      <ul className="gallery">
        {BLOCK_SCHEMAS.map((schema, index) => (
          <li key={schema.entries.kind.literal}>
            <a href={partAddress({ page, part, added: index })}>
              <BlockDrawing kind={schema.entries.kind.literal} />
              <strong>{v.getTitle(schema)}</strong>
              <span>{v.getDescription(schema)}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
