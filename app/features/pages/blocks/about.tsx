import { Icon } from '#app/ui/icon.tsx'
import { HtmlText } from '#app/ui/text/html-text.tsx'
import type { Bodies } from './block-body.ts'

export const ABOUT: Pick<Bodies, 'courses' | 'beliefs' | 'timeline'> = {
  courses: ({ courses }) => (
    <div className="courses stack gap-5 top">
      {courses.map(({ name, length, audience, html, topics }) => (
        <article className="course raised stack gap-4" key={name}>
          <header className="stack gap-2">
            <p className="course-length pill">{length}</p>
            <h3 className="title-m">{name}</h3>
            <p>{audience}</p>
          </header>
          <HtmlText html={html} />
          <ol className="course-weeks tiles gap-2">
            {topics.map((topic) => (
              <li className="strong" key={topic}>
                {topic}
              </li>
            ))}
          </ol>
        </article>
      ))}
    </div>
  ),

  beliefs: ({ beliefs }) => (
    <ol className="beliefs lines">
      {beliefs.map(({ title, html, scripture }) => (
        <li key={title}>
          <h3>{title}</h3>
          <div>
            <HtmlText html={html} />
            <p className="scripture line gap-2 top">
              <Icon name="book" />
              <cite>{scripture}</cite>
            </p>
          </div>
        </li>
      ))}
    </ol>
  ),

  timeline: ({ moments }) => (
    <ol className="timeline">
      {moments.map(({ when, title, html }) => (
        <li key={when}>
          <p className="timeline-when soft">{when}</p>
          <h3>{title}</h3>
          <HtmlText html={html} />
        </li>
      ))}
    </ol>
  ),
}
