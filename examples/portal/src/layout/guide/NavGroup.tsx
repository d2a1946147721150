import type { GuideTree } from '@chuhai/contract/guide'
import { categoryPath } from '../../guide/paths'
import type { NavPlace } from './place'

interface NavGroupProps {
  category: GuideTree[number]
  isFirst: boolean
  place: NavPlace
  /** Whether what is folded away is there as well. */
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
