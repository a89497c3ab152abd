import { Fragment } from 'react'
import * as v from 'valibot'
import { officePage } from '#app/office/engine/engine.tsx'
import { LinkLine } from '#app/office/link-list.tsx'
import { innerFields } from '#content-model/editing/form-of.ts'
import { entryLabel } from '#content-model/editing/form-words.ts'
import { BLOCK_SCHEMAS, type BlockKind } from '#content-model/schema/blocks.ts'
import { readPublications } from '#workflows/content/compare-versions.ts'
import { openFile } from '#workflows/content/drafts/edit-file.ts'
import { PLAN_PAGE } from '../content-plan.tsx'
import { buttonValue } from '../edit/edit-form.tsx'
import { backAddress, partAddress, type SiteRow, siteAddress, sitePage } from './part-address.ts'
import { changedOnPage, readPlace } from './part-form.tsx'

export function askPages(at: SiteRow) {
  return new Map([
    ['add', addPage(at)],
    ['remove', removePage(at)],
    ['discard', discardPage(at)],
  ])
}

function addPage(site: SiteRow) {
  return officePage({
    ...site,
    async read(services, { actor, ...asked }, { at = '0' }) {
      const page = sitePage(asked)
      const path = `pages${page}.yaml`
      const opened = await openFile(services, { actor, place: { path, keys: ['blocks'] } })
      if (!opened.ok || !/^\d{1,3}$/.test(at)) return opened.ok ? undefined : opened
      return { page, part: { path, keys: ['blocks', String(Number(at))] } }
    },
    title: 'Add a part',
    View: ({ page: { page, part } }) => (
      <>
        <LinkLine to={siteAddress(page)}>Back to the page</LinkLine>
        <h1>Add a part</h1>
        <p>Choose what it is. You fill it in on the next page.</p>
        <ul className="gallery tiles">
          {BLOCK_SCHEMAS.map((schema, index) => (
            <li key={schema.entries.kind.literal}>
              <a className="box stack gap-1 start" href={partAddress(page, part, index)}>
                <BlockDrawing kind={schema.entries.kind.literal} />
                <strong>{v.getTitle(schema)}</strong>
                <span className="soft">{v.getDescription(schema)}</span>
              </a>
            </li>
          ))}
        </ul>
      </>
    ),
  })
}

function removePage(site: SiteRow) {
  return officePage({
    ...site,
    ...PLAN_PAGE,
    async read(services, { actor, ...asked }, { part }) {
      const place = readPlace(part)
      const name = place?.keys.join('.') ?? ''
      if (!place || !/\.\d+$/.test(name)) return undefined
      const around = { ...place, keys: place.keys.slice(0, -1) }
      const list = await openFile(services, { actor, place: around })
      if (!list.ok) return list
      const entry = innerFields(list.file.form)[Number(place.keys.at(-1))]
      if (!entry) return undefined
      const address = siteAddress(sitePage(asked))
      return {
        title: `Remove “${entryLabel(entry)}”?`,
        sections: [
          {
            says: 'It will be gone from your draft, and from the site once you publish. You can undo it.',
          },
        ],
        action: address,
        version: list.file.base,
        fields: changedOnPage(around, list.file),
        button: 'Remove',
        does: buttonValue({ does: 'remove', name }),
        leave: { label: 'Keep it', to: address },
      }
    },
  })
}

function discardPage(site: SiteRow) {
  return officePage({
    ...site,
    ...PLAN_PAGE,
    async read(services, { actor, ...asked }, query) {
      const page = sitePage(asked)
      const read = await readPublications(services, actor)
      if (!read.ok) return read
      const back = backAddress(page, query.back)
      const says = 'The site stays as visitors see it. You can bring the draft back for 30 days.'
      return {
        title: 'Discard your draft?',
        sections: [{ says, files: read.publications.map(({ others: _, ...own }) => own) }],
        action: siteAddress(page),
        fields: { back },
        button: 'Discard draft',
        does: 'discard',
        leave: { label: 'Keep it', to: back },
      }
    },
  })
}

/**
 * A small drawing of what a kind of part looks like, on a sheet of 12 × 9 squares. Each shape is a letter and
 * its place: `h` a heading, `l` a line of text, `p` a picture, `b` a box, `o` a circle, `t` a triangle to play.
 */
const DRAWINGS: Record<BlockKind, string> = {
  text: 'h1,1,5 l1,3,6 l1,4,6 l1,5,6 l1,6,4 p8,1,3,6',
  notice: 'b1,2,10,5 o2,4 h4,3,4 l4,5,6',
  quote: 'l2,3,8 l3,4,6 h4,6,4',
  topics: 'h1,1,5 b1,3,3,4 b4.5,3,3,4 b8,3,3,4',
  steps: 'h1,1,5 o1.5,3.5 l3,3.5,7 o1.5,5.5 l3,5.5,7 o1.5,7.5 l3,7.5,7',
  links: 'h1,1,5 b1,3,10,1.5 b1,5,10,1.5 b1,7,10,1.5',
  costs: 'h1,1,5 l1,3,5 h9,3,2 l1,5,5 h9,5,2 l1,7,5 h9,7,2',
  slides: 'p1,1,10,6 h2,5,5 o5,8 o6,8 o7,8',
  video: 'p1,1,10,7 t6,4.5',
  testimonies: 'p1,2,3,3 p4.5,2,3,3 p8,2,3,3 l1,6,3 l4.5,6,3 l8,6,3',
  groups: 'h1,1,4 l1,3,3 h5,3,3 l9,3,2 l1,5,3 h5,5,3 l9,5,2 l1,7,3 h5,7,3 l9,7,2',
  teams: 'h1,1,5 b1,3,4.5,5 b6.5,3,4.5,5 l2,4,2 l7.5,4,2',
  people:
    'p1,1,2.5,4 p4.7,1,2.5,4 p8.5,1,2.5,4 h1,6,2.5 h4.7,6,2.5 h8.5,6,2.5 l1,7,2 l4.7,7,2 l8.5,7,2',
  courses: 'b1,1,4.5,7 h2,2,2 l2,4,2.5 l2,5,2.5 b6.5,1,4.5,7 h7.5,2,2 l7.5,4,2.5 l7.5,5,2.5',
  beliefs: 'h1,1,3 l5,1,6 l5,2,5 h1,4,3 l5,4,6 l5,5,5 h1,7,3 l5,7,6',
  timeline: 'o2,2 h4,2,3 l4,3,6 o2,5 h4,5,3 l4,6,6 o2,8 h4,8,3',
  places: 'p1,1,4.5,3 l1,5,4 p6.5,1,4.5,3 l6.5,5,4',
  events: 'b1,1,1.5,2 h3.5,1.5,5 b1,4,1.5,2 h3.5,4.5,5 b1,7,1.5,1.5 h3.5,7,5',
  calendar: 'b1,1,10,7 l1,3,10 l1,5,10 o3,4 o6,6',
  map: 'p1,1,10,7 o6,4',
}

function BlockDrawing({ kind }: { kind: BlockKind }) {
  return (
    <svg className="gallery-drawing" viewBox="0 0 12 9" aria-hidden="true">
      {DRAWINGS[kind].split(' ').map((shape) => (
        <Fragment key={shape}>{drawn(shape)}</Fragment>
      ))}
    </svg>
  )
}

function drawn(shape: string) {
  const [x = 0, y = 0, width = 1, height = 1] = shape.slice(1).split(',').map(Number)
  switch (shape.charAt(0)) {
    case 'h':
      return <rect className="drawn-heading" x={x} y={y} width={width} height={0.6} rx={0.2} />
    case 'l':
      return <rect className="drawn-line" x={x} y={y} width={width} height={0.35} rx={0.17} />
    case 'p':
      return <rect className="drawn-picture" x={x} y={y} width={width} height={height} rx={0.3} />
    case 'o':
      return <circle className="drawn-heading" cx={x} cy={y} r={0.6} />
    case 't':
      return <path className="drawn-play" d={`M${x - 0.7} ${y - 1} v2 l1.7 -1 z`} />
    default:
      return <rect className="drawn-box" x={x} y={y} width={width} height={height} rx={0.3} />
  }
}
