import { type Track, tracks, type Zone } from '@chuhai/contract/competition'
import type { Locale } from '@chuhai/contract/locale'
import { frameMessages } from '../frame/messages'
import { infoMessages } from '../info/messages'
import { namesOf, zoneOfArea } from '../registration/area'
import { type Info, type InfoField, infoFields, otherMarketplace } from '../registration/info'
import { reviewMessages } from './messages'

export interface Row {
  label: string
  value: string
}

/** What a team is called: by its name, or by its company's. */
export const teamNameOf = (track: Track, info: Info): string =>
  track === tracks.risingStar ? info.ranks : info.companyName

const shownOf = (info: Info, field: InfoField, locale: Locale): string | null => {
  const words = infoMessages[locale]
  switch (field) {
    case 'area':
      return namesOf(info.area).join(' ')
    case 'isExperience':
      return info.isExperience === '1' ? words.yes : words.no
    case 'marketplace':
      return info.marketplace === otherMarketplace
        ? info.otherPlatform
        : (words.marketplaceNames[info.marketplace] ?? info.marketplace)
    case 'otherPlatform':
      return null
    default:
      return info[field]
  }
}

/** Step one as it is read over, line by line; the zone stands beside the region that it follows from. */
export const rowsOf = (track: Track, info: Info, locale: Locale): Row[] => {
  const { labels } = infoMessages[locale]
  const words = reviewMessages[locale]
  const zone: Zone | null = zoneOfArea(info.area)
  return [
    { label: words.track, value: frameMessages[locale].trackNames[track] },
    ...infoFields[track].flatMap((field) => {
      const value = shownOf(info, field, locale)
      const row = value === null ? [] : [{ label: labels[field], value }]
      return field === 'area' && zone ? [...row, { label: words.zone, value: zone }] : row
    }),
  ]
}
