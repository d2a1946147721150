import { brand } from '@chuhai/contract/constants'
import type { Activity } from '@chuhai/contract/publication'

/** An activity as schema.org describes it. */
export const asEvent = ({ title, summary, startsAt, endsAt, city, place, isCancelled }: Activity): object => {
  const isOnline = city === '线上'
  return {
    '@type': 'Event',
    name: title,
    description: summary,
    startDate: startsAt,
    endDate: endsAt,
    eventStatus: `https://schema.org/Event${isCancelled ? 'Cancelled' : 'Scheduled'}`,
    eventAttendanceMode: `https://schema.org/${isOnline ? 'Online' : 'Offline'}EventAttendanceMode`,
    location: isOnline
      ? { '@type': 'VirtualLocation', name: place }
      : { '@type': 'Place', name: place, address: city },
    organizer: { '@type': 'Organization', name: brand },
  }
}
