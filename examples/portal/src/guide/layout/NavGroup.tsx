import type { GuideTree } from '@chuhai/contract/guide'
import { useLocation, useSearch } from 'wouter'
import { categoryPath, exclusivePath, guidePath, hotTypeId, subscriptionsPath } from '../../app/paths/guide'
import { queryOf } from '../../app/query'

/** The entry of the left navigation that an address belongs to. */
type NavPlace =
  | { entry: 'exclusive' | 'subscriptions' | 'hot' }
  | { entry: 'category'; firstTypeId: string; secondTypeId: string | null }
  | { entry: null }

/** Selected navigation type (specification, section 4): hot recommendations until a category is picked. */
export const placeOf = (path: string, search: string): NavPlace => {
  const page = path.replace(/\/+$/, '')
  if (page === exclusivePath) return { entry: 'exclusive' }
  if (page === subscriptionsPath) return { entry: 'subscriptions' }
  if (page !== guidePath) return { entry: null }
  const { firstTypeId, secondTypeId = null } = queryOf(search)
  if (!firstTypeId || firstTypeId === hotTypeId) return { entry: 'hot' }
  return { entry: 'category', firstTypeId, secondTypeId }
}

export const useNavPlace = (): NavPlace => {
  const [path] = useLocation()
  return placeOf(path, useSearch())
}

interface NavGroupProps {
  category: GuideTree[number]
  isFirst: boolean
  place: NavPlace
  /** Whether folded entries are rendered as well. */
  isWhole: boolean
}

/** A numbered first-level category that unfolds its second-level ones; the one the address names is open from the start. */
export const NavGroup = ({ category, isFirst, place, isWhole }: NavGroupProps) => {
  const isHere = place.entry === 'category' && place.firstTypeId === String(category.id)
  const isOpen = place.entry === 'category' ? isHere : isFirst
  return (
    <li>
      <details name="guide-nav" open={isOpen}>
        <summary data-current={isHere || undefined}>{category.name}</summary>
        {(isOpen || isWhole) && (
          <ul>
            {category.children.map(({ id, name }) => (
              <li key={id}>
                <a
                  href={categoryPath(category.id, id)}
                  aria-current={isHere && place.secondTypeId === String(id) ? 'page' : undefined}
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        )}
      </details>
    </li>
  )
}
