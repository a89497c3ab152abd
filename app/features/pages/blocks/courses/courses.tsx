import { HtmlText } from '#app/ui/html-text.tsx'
import type { BlockViewOf } from '../../read-block.server.ts'
import { BlockFrame } from '../block-frame.tsx'

/** Courses with what is learnt week by week. */
export function CoursesBlock({ block }: { block: BlockViewOf<'courses'> }) {
  return (
    <BlockFrame kind={block.kind} heading={block.heading} html={block.html}>
      <div className="courses">
        {block.courses.map(({ name, length, audience, html, topics }) => (
          <article className="course" key={name}>
            <header>
              <p className="course-length">{length}</p>
              <h3>{name}</h3>
              <p>{audience}</p>
            </header>
            <HtmlText html={html} />
            <ol className="course-weeks">
              {topics.map((topic) => (
                <li key={topic}>{topic}</li>
              ))}
            </ol>
          </article>
        ))}
      </div>
    </BlockFrame>
  )
}
