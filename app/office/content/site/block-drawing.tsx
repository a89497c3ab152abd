import type { BlockKind } from '#content-model/schema/blocks/block.ts'

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

export function BlockDrawing({ kind }: { kind: BlockKind }) {
  return (
    <svg className="gallery-drawing" viewBox="0 0 12 9" aria-hidden="true">
      {DRAWINGS[kind].split(' ').map((shape) => (
        <Shape key={shape} kind={shape.charAt(0)} at={shape.slice(1).split(',').map(Number)} />
      ))}
    </svg>
  )
}

function Shape({
  kind,
  at: [x = 0, y = 0, width = 1, height = 1],
}: {
  kind: string
  at: number[]
}) {
  switch (kind) {
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
