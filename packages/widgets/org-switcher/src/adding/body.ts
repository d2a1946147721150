import { organisationType } from '@chuhai/contract/constants'
import type { OrganisationBody } from '@chuhai/contract/organisation'
import type { Region } from '@chuhai/contract/region'
import type { OrganisationValues } from './form'

/** The regions that codes lead through, from the province down; it ends where a code is unknown. */
const regionsOf = (tree: readonly Region[], codes: readonly string[]): Region[] => {
  const path: Region[] = []
  let level: readonly Region[] = tree
  for (const code of codes) {
    const found = level.find((region) => region.code === code)
    if (!found) break
    path.push(found)
    level = found.children ?? []
  }
  return path
}

/** What is sent: the form with its texts trimmed, and the names that go with its codes; null where a code is unknown. */
export const bodyOf = (values: OrganisationValues, tree: readonly Region[]): OrganisationBody | null => {
  const path = regionsOf(tree, values.orgLocation)
  const [province, city, county] = path
  if (!province || !city || path.length < values.orgLocation.length) return null
  return {
    ...values,
    orgName: values.orgName.trim(),
    socialCode: values.socialCode.trim(),
    orgAddress: values.orgAddress.trim(),
    provinceCode: province.code,
    provinceName: province.name,
    cityCode: city.code,
    cityName: city.name,
    countyCode: county?.code ?? '',
    countyName: county?.name ?? '',
    orgType: organisationType,
  }
}
