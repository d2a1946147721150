import type { GuideTree } from '@chuhai/contract/guide'
import { Icon } from '@chuhai/ui'
import { iconChevronDown } from '@chuhai/ui/icons'
import { categoryPath } from '../../guide/paths'
import type { NavPlace } from './place'

interface NavGroupProps {
  category: GuideTree[number]
  /** Its place in the list, from 1. */
  number: number
  place: NavPlace
  /** Whether what is folded away is there as well. */
  isWhole: boolean
}

/** A numbered first-level category that unfolds its second-level ones; the one the address names is open from the start. */
export const NavGroup = ({ category, number, place, isWhole }: NavGroupProps) => {
  const isHere = place.entry === 'category' && place.firstTypeId === String(category.id)
  const isOpen = place.entry === 'category' ? isHere : number === 1
  return (
    <li>
      <details name="guide-nav" open={isOpen}>
        <summary data-current={isHere || undefined}>
          <span className="guide-nav__number">{String(number).padStart(2, '0')}</span>
          {category.name}
          <Icon path={iconChevronDown} size={16} />
        </summary>
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
