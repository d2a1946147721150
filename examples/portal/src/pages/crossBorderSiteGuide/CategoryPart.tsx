import { useWords } from '../../content/words'
import { categoryPath } from '../../guide/paths'
import { SiteGrid } from '../../guide/SiteGrid'
import { Chips } from './Chips'
import { Nothing } from './Nothing'
import type { Part } from './parts'
import { guideHomeWords } from './words'

interface CategoryPartProps {
  part: Part
  secondTypeId: number | undefined
  isBelow: boolean
  /** Whether sites of the page are still on their way. */
  isPart: boolean
}

/**
 * A first-level category.
 *
 *   01 选品与市场              全部 货源平台 选品工具 …
 *   cards
 */
export const CategoryPart = ({ part, secondTypeId, isBelow, isPart }: CategoryPartProps) => {
  const words = useWords(guideHomeWords)
  const { category, number, sites } = part
  if (!category) return <SiteGrid sites={sites} />
  const id = `guide-category-${category.id}`
  return (
    <section className="guide-part" aria-labelledby={id}>
      <header>
        <h2 id={id}>
          <span className="guide-part__number">{String(number).padStart(2, '0')}</span>
          {category.name}
        </h2>
        <Chips category={category} secondTypeId={secondTypeId} />
      </header>
      {sites.length > 0 && <SiteGrid sites={sites} isBelow={isBelow} />}
      {sites.length === 0 && !isPart && <Nothing words={words.empty} />}
      {isPart && (
        <p className="guide-part__more">
          <a href={categoryPath(category.id)}>{words.more(category.name)}</a>
        </p>
      )}
    </section>
  )
}
