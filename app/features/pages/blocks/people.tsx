import { Icon } from '#app/ui/icon.tsx'
import { PhoneLink } from '#app/ui/phone-link.tsx'
import { Panel } from '#app/ui/picture/picture-image.tsx'
import { Filled } from '#app/ui/text/filled.tsx'
import { HtmlText } from '#app/ui/text/html-text.tsx'
import { Marked } from '#app/ui/text/language-of.tsx'
import type { Bodies } from './block-body.ts'

export const PEOPLE: Pick<Bodies, 'groups' | 'teams' | 'people' | 'places'> = {
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
}
