import type { GuideTree } from '@chuhai/contract/guide'
import { useWords } from '../../content/words'
import { categoryPath } from '../../guide/paths'
import '../../guide/chips.css'
import { guideHomeWords } from './words'

interface ChipsProps {
  category: GuideTree[number]
  /** The one that is shown; all of them when not given. */
  secondTypeId: number | undefined
}

/** The second level of a category: each leads to its own sites. */
export const Chips = ({ category, secondTypeId }: ChipsProps) => {
  const words = useWords(guideHomeWords)
  const chips = [{ id: undefined, name: words.all }, ...category.children]
  return (
    <ul className="guide-chips" aria-label={words.within(category.name)}>
      {chips.map(({ id, name }) => (
        <li key={name}>
          <a href={categoryPath(category.id, id)} aria-current={id === secondTypeId ? 'true' : undefined}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
