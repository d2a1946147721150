import type { Programme } from '@chuhai/contract/competition'
import { brand } from '@chuhai/contract/constants'

/** An edition of the competition: an event that is held in the stores of its teams, with the final in one place. */
export const asCompetition = ({ edition, lead }: Programme): object => ({
  '@type': 'Event',
  name: `${edition.name}麒麟杯跨境电商创业大赛`,
  description: lead,
  startDate: edition.startsOn,
  endDate: edition.endsOn,
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
  location: { '@type': 'Country', name: '中国' },
  organizer: { '@type': 'Organization', name: brand },
})
