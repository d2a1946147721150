import { areaSeparator, competitionErrors, type Zone, zoneOf } from '@chuhai/contract/competition'
import { ApiError } from '../../../http/api-error'
import { findRegionsByName } from '../../region/tree'

const unknown = () =>
  new ApiError('CUP_AREA_UNKNOWN', {
    fields: (locale) => ({ area: competitionErrors.CUP_AREA_UNKNOWN[locale] }),
  })

/** The zone of an area, whose names are those of the region tree: province, city, and a district where one was chosen. */
export const zoneOfArea = (area: string): Zone => {
  const [province, city] = findRegionsByName(area.split(areaSeparator)) ?? []
  const zone = province && city && zoneOf(province.name)
  if (!zone) throw unknown()
  return zone
}
