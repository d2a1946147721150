import type { Locale } from '@chuhai/contract/locale'
import {
  countryName,
  type TrackedParcel,
  type TrackingResult,
  type TrackingStatus,
  trackingCalendarPath,
  trackingStatusNames,
} from '@chuhai/contract/logistics'
import type { Core } from '@chuhai/core'
import { Button, Tag, type TagProps } from '@chuhai/ui'
import { iconCalendar } from '@chuhai/ui/icons'
import { clockAt, visitorOffset } from './clocks'
import { Events } from './Events'
import type { TrackingMessages } from './messages'

interface ParcelCardProps {
  core: Core
  result: TrackingResult
  words: TrackingMessages
  locale: Locale
}

const tones: Record<TrackingStatus, NonNullable<TagProps['tone']>> = {
  pending: 'brand',
  pickedUp: 'brand',
  inTransit: 'brand',
  onHold: 'warning',
  delayed: 'warning',
  outForDelivery: 'accent',
  readyForPickup: 'accent',
  deliveryFailed: 'error',
  delivered: 'success',
  returnToSender: 'error',
  cancelled: 'neutral',
  unknown: 'neutral',
}

/** Who brings it, where it goes, and when it was promised. */
const Facts = ({
  parcel,
  words,
  locale,
}: Pick<ParcelCardProps, 'words' | 'locale'> & { parcel: TrackedParcel }) => {
  const { carrier, carrierNumber, destination, promised } = parcel
  const facts: (readonly [string, string | null])[] = [
    [words.carrier, carrier.name[locale]],
    [words.carrierNumber, carrierNumber],
    [words.destination, destination && countryName(destination, locale)],
    [
      words.promised,
      promised && (promised.from === promised.to ? promised.to : `${promised.from} – ${promised.to}`),
    ],
  ]
  return (
    <dl className="ch-tracking__facts">
      {facts.map(
        ([term, text]) =>
          text && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

/**
 *   LX123456789CN  [运输中]                     (加入日历)
 *   承运商 远帆物流   寄往 美国   预计送达 2026-12-05 – 2026-12-09
 *   ● 2026-11-28 10:20  洛杉矶  已到达分拨中心
 *   ● …
 */
export const ParcelCard = ({ core, result: { number, parcel }, words, locale }: ParcelCardProps) => {
  if (!parcel)
    return (
      <article className="ch-tracking__parcel">
        <h3>
          <code>{number}</code>
        </h3>
        <p className="ch-tracking__unknown">{words.unknown}</p>
      </article>
    )
  const { status, silentDays, heardAt, events } = parcel
  return (
    <article className="ch-tracking__parcel" data-status={status}>
      <header>
        <h3>
          <code>{number}</code> <Tag tone={tones[status]}>{trackingStatusNames[status][locale]}</Tag>
        </h3>
        <Button
          variant="text"
          size="small"
          icon={iconCalendar}
          href={core.base + trackingCalendarPath(number)}
          aria-label={words.calendarOf(number)}
        >
          {words.calendar}
        </Button>
      </header>
      <Facts parcel={parcel} words={words} locale={locale} />
      {silentDays !== null && (
        <p className="ch-tracking__silent" role="note">
          {words.silent(silentDays)}
        </p>
      )}
      <Events events={events} number={number} words={words} locale={locale} />
      <p className="ch-tracking__heard">
        {heardAt ? words.heard(clockAt(heardAt, visitorOffset(heardAt))) : words.neverHeard}
      </p>
    </article>
  )
}
