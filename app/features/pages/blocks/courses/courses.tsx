import { HtmlText } from '#app/ui/text/html-text.tsx'
import { BlockFrame } from '../block-frame.tsx'
import type { BlockProps } from '../block-props.ts'
import type { readCourses } from './read-courses.server.ts'

/** Courses with the topic of each week. */
export function CoursesBlock({ block }: BlockProps<typeof readCourses>) {
  return (
    <BlockFrame block={block} heading={block.heading} html={block.html}>
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
