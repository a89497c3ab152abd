import { Facade } from '#app/ui/media/facade.tsx'

/** The provider's embedded calendar, loaded when a visitor asks for it. */
export function ProviderView({ address }: { address: string }) {
  return (
    <div className="calendar-embed">
      <Facade
        action="Load calendar"
        frame={{ src: address, title: 'The church calendar at Google' }}
        page={address}
      />
      <p>
        <a href={address} rel="noopener">
          Open it at Google Calendar
        </a>
      </p>
    </div>
  )
}
