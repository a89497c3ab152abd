export type CalendarTables = {
  calendar_date: CalendarDateTable
  sold_event: SoldEventTable
}

/**
 * An event of the church's calendar that a form offers, as it was last seen there. The code belongs to
 * the calendar's event, whatever its days become.
 */
type CalendarDateTable = {
  calendar_id: string
  programme: string
  code: string
  title: string
  location: string | null
  first_day: string
  last_day: string
  begins_at: string
  /** When the calendar was read that last had it. An older reading changes nothing. */
  seen_at: string
  /** When it was found to be missing or cancelled. */
  gone_at: string | null
}

/** What a registration bought, in the words and at the prices of that day. Moving it adds another. */
type SoldEventTable = {
  registration_id: string
  event_code: string
  name: string
  dates: string
  venue: string
  first_day: string | null
  last_day: string | null
  /** The price table, as JSON. */
  price: string
}
