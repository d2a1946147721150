import { Button, EmptyState } from '@chuhai/ui'
import { iconRefresh } from '@chuhai/ui/icons'
import { Buoy } from '@chuhai/ui/illustrations'
import { useMemo } from 'react'
import { useIsPainted } from '../../app/rendering'
import { useWords } from '../../content/words'
import { useGuide } from '../../guide/guide'
import { CategoryPart } from './CategoryPart'
import type { SiteList } from './data'
import type { GuideFilter } from './filter'
import { Nothing } from './Nothing'
import { partsOf } from './parts'
import { guideHomeWords } from './words'

interface CategoriesProps {
  sites: SiteList | null
  /** Whether what is seen first stands above them. */
  isBelow: boolean
  filter: Extract<GuideFilter, { kind: 'all' | 'category' }>
  isAsking: boolean
  onRetry: () => void
}

/** Every category in its order, or the one of the address; what is seen first comes first. */
export const Categories = ({ sites, isBelow, filter, isAsking, onRetry }: CategoriesProps) => {
  const words = useWords(guideHomeWords)
  const { tree } = useGuide()
  const isPainted = useIsPainted()
  const parts = useMemo(() => sites && partsOf(tree, sites.list, filter), [tree, sites, filter])
  if (!sites || !parts)
    return (
      <EmptyState
        illustration={<Buoy />}
        title={words.failed.title}
        text={words.failed.text}
        action={
          <Button variant="secondary" icon={iconRefresh} busy={isAsking} onClick={onRetry}>
            {words.failed.action}
          </Button>
        }
      />
    )
  if (parts.length === 0) return <Nothing words={filter.kind === 'all' ? words.empty : words.unknown} />
  const firstCount = isBelow ? 0 : 1
  return parts
    .slice(0, isPainted ? undefined : firstCount)
    .map((part, index) => (
      <CategoryPart
        key={part.category?.id ?? 0}
        part={part}
        secondTypeId={filter.kind === 'category' ? filter.secondTypeId : undefined}
        isBelow={index > 0}
        isPart={sites.list.length < sites.total}
      />
    ))
}
