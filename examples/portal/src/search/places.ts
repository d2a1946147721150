import { offerCategories, serviceOrders } from '@chuhai/contract/search'
import { hasPageNumber } from '../app/lists'
import type { Place } from '../app/page'

/** Whether an address names a list of services. */
export const isServicesPlace = (place: Place): boolean => {
  const { category, order } = place.query
  return (
    hasPageNumber(place) &&
    (!category || offerCategories.some((each) => each === category)) &&
    (!order || serviceOrders.some((each) => each === order))
  )
}

/** Whether an address names a topic's list; which topics there are is the server's to say. */
export const isTagPlace = (place: Place): boolean =>
  hasPageNumber(place) && (place.query.name ?? '').length <= 20
