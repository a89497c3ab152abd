import type { ReactNode } from 'react'
import { EditEntries, EditPart, EditPlace } from '#app/ui/edit-tools.server.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useLanguage, useWords, useWordsLang } from '#app/ui/language.tsx'
import { Carousel } from '#app/ui/media/carousel.tsx'
import { Facade } from '#app/ui/media/facade.tsx'
import { PhoneLink } from '#app/ui/phone-link.tsx'
import { Panel } from '#app/ui/picture/picture-image.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { Filled } from '#app/ui/text/filled.tsx'
import { HtmlText } from '#app/ui/text/html-text.tsx'
import { languageOf, Marked, useMarked } from '#app/ui/text/language-of.tsx'
import { UpcomingEvents } from '#app/ui/upcoming-events.tsx'
import type { BlockKind } from '#content-model/schema/blocks.ts'
import type { Language } from '#domain/language.ts'
import { PAGES_WORDS } from '#words/site.ts'
import { ChurchMap } from '../church-map.tsx'
import type { BlockView } from './read-block.server.ts'

export function ShownBlock({ block, calendar }: { block: BlockView; calendar?: ReactNode }) {
  const page = {
    words: useWords(PAGES_WORDS),
    lang: useWordsLang(),
    language: useLanguage(),
    marked: useMarked(),
    calendar,
  }
  const about = block.kind === 'notice' ? ` notice-panel notice-panel-${block.about}` : ''
  const ground = block.kind === 'testimonies' ? ' on-dark' : ''
  const hasHead = block.kind !== 'notice' && block.kind !== 'quote'
  // A section is what has a heading.
  const isBare = block.kind === 'quote' || (block.kind === 'text' && !block.heading)
  const Frame = isBare ? 'div' : 'section'
  const list = block.kind === 'timeline' ? 'moments' : block.kind
  const entries = list in block ? list : undefined
  return (
    <EditPlace at={block.place}>
      <EditPart>
        <Frame className={`block block-${block.kind}${ground}`} lang={block.lang}>
          <div className={`block-inner wide stack gap-4${about}`}>
            {hasHead && block.heading && <h2>{block.heading}</h2>}
            {hasHead && 'html' in block && block.html && <HtmlText html={block.html} />}
            <EditEntries of={entries}>{bodyOf(block, page)}</EditEntries>
          </div>
        </Frame>
      </EditPart>
    </EditPlace>
  )
}

function bodyOf<Kind extends BlockKind>(block: BlockView<Kind>, page: BlockPage): ReactNode {
  const body: Bodies[Kind] = BODIES[block.kind]
  return body(block, page)
}

/** What blocks of a kind show below their heading and their first words. */
type Bodies = {
  [Kind in BlockKind]: (block: BlockView<Kind>, page: BlockPage) => ReactNode
}

type BlockPage = {
  words: (typeof PAGES_WORDS)['en']
  /** Of those words, within a block that may be English. */
  lang: Language | undefined
  language: Language
  marked: ReturnType<typeof useMarked>
  calendar: ReactNode
}

const ICONS = { requirement: 'key', confidentiality: 'lock', note: 'people' } as const

const BODIES: Bodies = {
  text: ({ text, picture }) =>
    picture ? (
      <div className="text-beside-picture stack gap-5 top">
        <HtmlText html={text} />
        <Panel picture={picture} className="panel-arch" />
      </div>
    ) : (
      <HtmlText html={text} />
    ),

  notice: ({ about, heading, html }) => (
    <>
      <Icon name={ICONS[about]} />
      <div>
        <h2>{heading}</h2>
        <HtmlText html={html} />
      </div>
    </>
  ),

  quote: ({ text, reference }) => (
    <figure className="stack gap-4">
      <blockquote>
        <p>{text}</p>
      </blockquote>
      <figcaption>{reference}</figcaption>
    </figure>
  ),

  events: ({ dates, none }) => <UpcomingEvents dates={dates} none={none} />,
  calendar: (_, { calendar }) => calendar,
  map: (block) => <ChurchMap place={block} />,

  topics: ({ topics }) => (
    <ol className="topics tiles lines">
      {topics.map(({ title, about }) => (
        <li key={title}>
          <h3>{title}</h3>
          {about && <p className="soft">{about}</p>}
        </li>
      ))}
    </ol>
  ),

  steps: ({ steps }) => (
    <ol className="steps stack">
      {steps.map(({ title, html }) => (
        <li key={title}>
          <h3>{title}</h3>
          <HtmlText html={html} />
        </li>
      ))}
    </ol>
  ),

  links: ({ links }) => (
    <ul className="ways-on tiles">
      {links.map(({ label, to, about, isOff }) =>
        isOff ? null : (
          <li className="raised" key={to}>
            <SiteLink to={to} className="cover line split">
              {label}
              <Icon name="arrow" />
            </SiteLink>
            {about && <p className="soft">{about}</p>}
          </li>
        ),
      )}
    </ul>
  ),

  costs: ({ groups, stays, note, rule, lang }, { language }) => (
    <>
      {groups.map(({ heading, rows }) => (
        // What the forms charge is said in the language of the page.
        <div
          className="stack"
          key={heading ?? ''}
          lang={languageOf(rows[0]?.label ?? '', lang ?? language)}
        >
          {heading && <h3>{heading}</h3>}
          <ul className="costs tiles">
            {rows.map(({ label, note, amounts }) => (
              <li className="box cluster start" key={label}>
                <p className="strong">{label}</p>
                {amounts.map((amount, at) => (
                  <p key={stays[at]}>
                    <b className="own-line display-s nowrap">{amount}</b>
                    {amounts.length > 1 && <span className="soft small">{stays[at]}</span>}
                  </p>
                ))}
                {note && <p className="soft small">{note}</p>}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {note && <HtmlText html={note} />}
      {rule && <HtmlText html={rule} />}
    </>
  ),

  slides: ({ heading, slides, lang }) => (
    <Carousel label={heading} view="one">
      {slides.map(({ title, text, picture }) => (
        <figure className="slide on-dark" key={title} lang={lang}>
          <Panel picture={picture} />
          <figcaption>
            <strong className="own-line">{title}</strong>
            {text}
          </figcaption>
        </figure>
      ))}
    </Carousel>
  ),

  video: ({ title, player, picture }, { words, marked }) => (
    <Facade
      action={<Filled text={words.play} title={marked(title)} />}
      frame={{ src: player.src, title }}
      page={player.page}
      shape="video"
      picture={<Panel picture={picture} />}
    />
  ),

  testimonies: ({ heading, testimonies, lang }, { words, marked }) => (
    <Carousel label={heading} view="many">
      {testimonies.map(({ name, about, player, picture }) => (
        <article className="testimony stack gap-2 start" key={name} lang={lang}>
          <Facade
            action={<Filled text={words.play} title={marked(name)} />}
            frame={{ src: player.src, title: words.story(name) }}
            page={player.page}
            shape="video"
            compact
            picture={<Panel picture={picture} />}
          />
          <Marked as="h3" words={name} />
          <p>{about}</p>
        </article>
      ))}
    </Carousel>
  ),

  groups: ({ groups }) => (
    <ul className="timetable raised">
      {groups.map(({ name, ages, times, about }) => (
        <li key={name}>
          <p className="display-s">{ages}</p>
          <div>
            <h3>{name}</h3>
            <p>{about}</p>
          </div>
          <p className="line gap-2 strong">
            <Icon name="clock" />
            {times}
          </p>
        </li>
      ))}
    </ul>
  ),

  teams: ({ teams }, { words, lang }) => (
    <ul className="teams tiles gap-4">
      {teams.map(({ name, html, jobs, contact }) => (
        <li className="card team" key={name}>
          <h3 className="title-m">{name}</h3>
          <HtmlText html={html} />
          <ul className="jobs cluster">
            {jobs.map((job) => (
              <li className="pill small" key={job}>
                {job}
              </li>
            ))}
          </ul>
          <p className="team-contact row gap-3 split">
            <span lang={lang}>
              <Filled text={words.call} name={<b>{contact.name}</b>} />
            </span>
            <PhoneLink {...contact} />
          </p>
        </li>
      ))}
    </ul>
  ),

  people: ({ people }) => (
    <ul className="people tiles">
      {people.map(({ name, role, about, picture, initials }) => (
        <li key={name}>
          {picture ? (
            <Panel picture={picture} className="panel-arch" />
          ) : (
            <div className="panel panel-arch people-initials no-print" aria-hidden="true">
              {initials}
            </div>
          )}
          <Marked as="h3" words={name} />
          <p className="people-role strong">{role}</p>
          <p>{about}</p>
        </li>
      ))}
    </ul>
  ),

  places: ({ places, isDrawn }, { words, lang }) => (
    <>
      {isDrawn && (
        <p className="soft small" lang={lang}>
          {words.drawnPlaces}
        </p>
      )}
      <ul className="places tiles">
        {places.map(({ name, html, picture }) => (
          <li key={name}>
            <Panel picture={picture} />
            <h3>{name}</h3>
            <HtmlText html={html} />
          </li>
        ))}
      </ul>
    </>
  ),

  courses: ({ courses }, { words, lang }) => (
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
            {topics.map((topic, at) => (
              <li key={topic}>
                <span className="own-line soft small" lang={lang}>
                  {words.week(at + 1)}
                </span>
                <strong>{topic}</strong>
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
