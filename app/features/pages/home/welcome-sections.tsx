import { ButtonLink } from '#app/ui/button-link.tsx'
import { Panel } from '#app/ui/picture/panel.tsx'
import { HtmlText } from '#app/ui/text/html-text.tsx'
import type { HomeView } from './read-home.server.ts'

export function ConnectSection({ connect }: { connect: HomeView['connect'] }) {
  return (
    <section className="home-connect" lang={connect.lang}>
      <div className="home-inner">
        <h2>{connect.heading}</h2>
        <HtmlText html={connect.html} />
        <div className="button-row">
          <ButtonLink to={connect.newHere.to}>{connect.newHere.label}</ButtonLink>
          <ButtonLink to={connect.updates.to} quiet>
            {connect.updates.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}

export function CampusSection({ campus }: { campus: HomeView['campus'] }) {
  return (
    <section className="home-campus" lang={campus.lang}>
      <div className="home-inner">
        <Panel picture={campus.picture} className="panel-arch" />
        <div className="home-campus-words">
          <h2>{campus.heading}</h2>
          <HtmlText html={campus.html} />
          <ButtonLink to={campus.link.to} quiet>
            {campus.link.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}

export function JoinSection({ join }: { join: HomeView['join'] }) {
  return (
    <section className="home-join on-dark" lang={join.lang}>
      <div className="home-inner">
        <h2>{join.heading}</h2>
        <HtmlText html={join.html} />
        <ButtonLink to={join.link.to}>{join.link.label}</ButtonLink>
      </div>
    </section>
  )
}
