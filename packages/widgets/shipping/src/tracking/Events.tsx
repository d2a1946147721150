import type { Locale } from '@chuhai/contract/locale'
import { countryName, type TrackingEvent, trackingCauseNames } from '@chuhai/contract/logistics'
import { clockAt, visitorOffset, zoneText } from './clocks'
import type { TrackingMessages } from './messages'

interface EventsProps {
  /** The last one first. */
  events: readonly TrackingEvent[]
  /** That of the parcel. */
  number: string
  words: TrackingMessages
  locale: Locale
}

type Said = Pick<EventsProps, 'words' | 'locale'>

/** How many events are in sight; earlier ones open. */
const shownAtOnce = 6

/** When it was there, and on the visitor's clock where that shows another time. */
const Times = ({ event: { at, offset }, words }: { event: TrackingEvent; words: TrackingMessages }) => {
  const own = visitorOffset(at)
  const isElsewhere = offset !== null && offset !== own
  return (
    <p className="ch-tracking__times">
      {isElsewhere && (
        <time dateTime={at}>
          {clockAt(at, offset)}{' '}
          <small>
            {words.local} {zoneText(offset)}
          </small>
        </time>
      )}
      <time dateTime={at} data-own={isElsewhere || undefined}>
        {clockAt(at, own)} {isElsewhere && <small>{words.yours}</small>}
      </time>
    </p>
  )
}

const Event = ({ event, words, locale }: Said & { event: TrackingEvent }) => {
  const { text, cause, place, country } = event
  const where = [place, country && countryName(country, locale)].filter(Boolean).join(' · ')
  return (
    <>
      <Times event={event} words={words} />
      <p>
        {where && <span className="ch-tracking__place">{where}</span>} {text[locale]}
        {cause && <small> {trackingCauseNames[cause][locale]}</small>}
      </p>
    </>
  )
}

const List = ({
  events,
  isFirst,
  label,
  words,
  locale,
  number,
}: EventsProps & { isFirst?: boolean; label: string }) => (
  <ol className="ch-tracking__events" aria-label={`${label} ${number}`}>
    {events.map((event, index) => (
      <li
        // biome-ignore lint/suspicious/noArrayIndexKey: two codes of a carrier may say the same of one moment
        key={`${event.at} ${index}`}
        data-status={event.status ?? undefined}
        aria-current={isFirst && index === 0 ? 'step' : undefined}
      >
        <Event event={event} words={words} locale={locale} />
      </li>
    ))}
  </ol>
)

/** Events of a parcel, the newest at the top. */
export const Events = (props: EventsProps) => {
  const { events, words } = props
  if (events.length === 0) return <p className="ch-tracking__unknown">{words.noEvents}</p>
  const earlier = events.slice(shownAtOnce)
  return (
    <>
      <List {...props} isFirst label={words.timeline} events={events.slice(0, shownAtOnce)} />
      {earlier.length > 0 && (
        <details>
          <summary>{words.more(earlier.length)}</summary>
          <List {...props} label={words.more(earlier.length)} events={earlier} />
        </details>
      )}
    </>
  )
}
