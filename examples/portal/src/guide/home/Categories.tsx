import type { GuideTree } from '@chuhai/contract/guide'
import { Button, EmptyState } from '@chuhai/ui'
import { Parcel } from '@chuhai/ui/illustrations'
import { useMemo } from 'react'
import { useMessages } from '../../app/messages'
import { categoryPath, guidePath } from '../../app/paths/guide'
import { useIsPainted } from '../../app/rendering'
import { Chips } from '../../components/Chips'
import { LoadFailed } from '../../components/LoadFailed'
import { useGuide } from '../guide'
import type { CardSite } from '../parts/SiteCard'
import { SiteGrid } from '../parts/SiteGrid'
import type { GuideFilter, SiteList } from './load'
import { guideHomeMessages } from './messages'

/** A category and its sites. */
interface Section {
  /** Null when the categories could not be loaded. */
  category: GuideTree[number] | null
  /** Its place in the list of categories, from 1. */
  number: number
  sites: CardSite[]
}

const holds = (category: GuideTree[number], secondTypeId: number | undefined): boolean =>
  secondTypeId === undefined || category.children.some(({ id }) => id === secondTypeId)

/** The sites by category; empty for a category that does not exist. */
const sectionsOf = (
  tree: GuideTree,
  sites: readonly CardSite[],
  filter: Extract<GuideFilter, { kind: 'all' | 'category' }>,
): Section[] => {
  if (tree.length === 0) return sites.length > 0 ? [{ category: null, number: 0, sites: [...sites] }] : []
  const byCategory = new Map<number, CardSite[]>(tree.map(({ id }) => [id, []]))
  for (const site of sites) byCategory.get(site.firstTypeId)?.push(site)
  return tree
    .map((category, index) => ({ category, number: index + 1, sites: byCategory.get(category.id) ?? [] }))
    .filter(({ category }) =>
      filter.kind === 'all'
        ? category.children.some(({ siteCount }) => siteCount > 0)
        : category.id === filter.firstTypeId && holds(category, filter.secondTypeId),
    )
}

interface CategorySectionProps {
  section: Section
  secondTypeId: number | undefined
  isBelow: boolean
  /** Whether more sites are still to be loaded. */
  isPartial: boolean
}

/**
 * A first-level category.
 *
 *   01 选品与市场              全部 货源平台 选品工具 …
 *   cards
 */
const CategorySection = ({ section, secondTypeId, isBelow, isPartial }: CategorySectionProps) => {
  const words = useMessages(guideHomeMessages)
  const { category, number, sites } = section
  if (!category) return <SiteGrid sites={sites} />
  const id = `guide-category-${category.id}`
  return (
    <section className="guide-part" aria-labelledby={id}>
      <header>
        <h2 id={id}>
          <span className="guide-part__number">{String(number).padStart(2, '0')}</span>
          {category.name}
        </h2>
        <Chips
          label={words.within(category.name)}
          chips={[{ id: undefined, name: words.all }, ...category.children].map((child) => ({
            name: child.name,
            path: categoryPath(category.id, child.id),
            isCurrent: child.id === secondTypeId,
          }))}
        />
      </header>
      {sites.length > 0 && <SiteGrid sites={sites} isBelow={isBelow} />}
      {sites.length === 0 && !isPartial && <Nothing reason="empty" />}
      {isPartial && (
        <p className="guide-part__more">
          <a href={categoryPath(category.id)}>{words.more(category.name)}</a>
        </p>
      )}
    </section>
  )
}

/** Says that there are no sites here, with a link to all. */
export const Nothing = ({ reason }: { reason: 'empty' | 'unknown' | 'noHot' }) => {
  const { [reason]: message, seeAll } = useMessages(guideHomeMessages)
  return (
    <EmptyState
      illustration={<Parcel />}
      {...message}
      action={
        <Button variant="secondary" href={guidePath}>
          {seeAll}
        </Button>
      }
    />
  )
}

interface CategoriesProps {
  sites: SiteList | null
  /** Whether the first screen is filled by what is above them. */
  isBelow: boolean
  filter: Extract<GuideFilter, { kind: 'all' | 'category' }>
  isRetrying: boolean
  onRetry: () => void
}

/** All categories, or the one of the address; the first one is rendered before the others. */
export const Categories = ({ sites, isBelow, filter, isRetrying, onRetry }: CategoriesProps) => {
  const words = useMessages(guideHomeMessages)
  const { tree } = useGuide()
  const isPainted = useIsPainted()
  const sections = useMemo(() => sites && sectionsOf(tree, sites.list, filter), [tree, sites, filter])
  if (!sites || !sections)
    return <LoadFailed title={words.failed} isRetrying={isRetrying} onRetry={onRetry} />
  if (sections.length === 0) return <Nothing reason={filter.kind === 'all' ? 'empty' : 'unknown'} />
  const firstCount = isBelow ? 0 : 1
  return sections
    .slice(0, isPainted ? undefined : firstCount)
    .map((section, index) => (
      <CategorySection
        key={section.category?.id ?? 0}
        section={section}
        secondTypeId={filter.kind === 'category' ? filter.secondTypeId : undefined}
        isBelow={index > 0}
        isPartial={sites.list.length < sites.total}
      />
    ))
}
