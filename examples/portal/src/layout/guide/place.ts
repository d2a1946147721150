import { useLocation, useSearch } from 'wouter'
import { exclusivePath, guidePath, hotTypeId, subscriptionsPath } from '../../guide/paths'

/** The entry of the left navigation that an address belongs to. */
export type NavPlace =
  | { entry: 'exclusive' | 'subscriptions' | 'hot' }
  | { entry: 'category'; firstTypeId: string; secondTypeId: string | null }
  | { entry: null }

/** Selected navigation type (specification, section 4): hot recommendations until a category is picked. */
export const placeOf = (path: string, search: string): NavPlace => {
  const page = path.replace(/\/+$/, '')
  if (page === exclusivePath) return { entry: 'exclusive' }
  if (page === subscriptionsPath) return { entry: 'subscriptions' }
  if (page !== guidePath) return { entry: null }
  const query = new URLSearchParams(search)
  const firstTypeId = query.get('firstTypeId')
  if (!firstTypeId || firstTypeId === hotTypeId) return { entry: 'hot' }
  return { entry: 'category', firstTypeId, secondTypeId: query.get('secondTypeId') }
}

export const useNavPlace = (): NavPlace => {
  const [path] = useLocation()
  return placeOf(path, useSearch())
}
