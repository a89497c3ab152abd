import { Icon } from '#app/ui/icon.tsx'
import { useWords, useWordsLang } from '#app/ui/language.tsx'
import { PhoneLink } from '#app/ui/phone-link.tsx'
import { Panel } from '#app/ui/picture/picture-image.tsx'
import { Filled } from '#app/ui/text/filled.tsx'
import { HtmlText } from '#app/ui/text/html-text.tsx'
import { Marked } from '#app/ui/text/language-of.tsx'
import { PAGES_WORDS } from '#words/site.ts'
import { BlockFrame, type BlockProps } from './block-frame.tsx'

export function GroupsBlock({ block }: BlockProps<'groups'>) {
  return (
    <BlockFrame block={block} html={block.html} entries="groups">
      <ul className="timetable raised">
        {block.groups.map(({ name, ages, times, about }) => (
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
    </BlockFrame>
  )
}

export function TeamsBlock({ block }: BlockProps<'teams'>) {
  const words = useWords(PAGES_WORDS)
  const lang = useWordsLang()
  return (
    <BlockFrame block={block} html={block.html} entries="teams">
      <ul className="teams tiles gap-4">
        {block.teams.map(({ name, html, jobs, contact }) => (
          <li className="card team" key={name}>
            <h3>{name}</h3>
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
    </BlockFrame>
  )
}

export function PeopleBlock({ block }: BlockProps<'people'>) {
  return (
    <BlockFrame block={block} html={block.html} entries="people">
      <ul className="people tiles">
        {block.people.map(({ name, role, about, picture, initials }) => (
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
    </BlockFrame>
  )
}

export function PlacesBlock({ block }: BlockProps<'places'>) {
  const { drawnPlaces } = useWords(PAGES_WORDS)
  const lang = useWordsLang()
  return (
    <BlockFrame block={block} html={block.html} entries="places">
      {block.isDrawn && (
        <p className="soft small" lang={lang}>
          {drawnPlaces}
        </p>
      )}
      <ul className="places tiles">
        {block.places.map(({ name, html, picture }) => (
          <li key={name}>
            <Panel picture={picture} />
            <h3>{name}</h3>
            <HtmlText html={html} />
          </li>
        ))}
      </ul>
    </BlockFrame>
  )
}
