import { Checkbox } from '@chuhai/ui'
import { useEffect, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useKept } from '../../../app/kept'
import { comparisonPath } from '../../../app/paths/stores'
import { Heading } from '../../../components/Heading'
import { LoadFailed } from '../../../components/LoadFailed'
import { useFound } from '../../../components/use-found'
import { fragmentTarget } from '../../../router/fragment'
import { queryOf } from '../../../router/query'
import type { BlockProps } from './block'
import { StorePicker } from './StorePicker'
import { StoreTable } from './StoreTable'
import { readStores, type ShownStore } from './shown-store'
import { choiceOf, comparedMax, comparedRows, type StoreChoice } from './store-choice'

/** What of the address is not shown. */
const Ignored = ({ unknown, excess }: StoreChoice) => {
  const notes = [
    ...(unknown > 0 ? [`地址里有 ${unknown} 项不是我们列出的站点，已略去。`] : []),
    ...(excess > 0 ? [`一次最多对比 ${comparedMax} 个，多出的 ${excess} 个没有放进来。`] : []),
  ]
  return notes.length > 0 && <p className="store-comparison__ignored">{notes.join('')}</p>
}

const stateText = (count: number, differences: number): string => {
  if (count === 0) return `选 2–${comparedMax} 个站点，逐项对比。`
  if (count === 1) return '已选 1 个，再选一个就能看出不同。'
  const full = count === comparedMax ? '，要换别的，先移出一个' : ''
  return `已选 ${count} 个，${differences === 0 ? '没有不同' : `${differences} 项有不同`}${full}。`
}

interface ComparedProps {
  title: string
  stores: readonly ShownStore[]
}

const Compared = ({ title, stores }: ComparedProps) => {
  const [path] = useLocation()
  const choice = choiceOf(queryOf(useSearch()).compare, stores)
  const [differencesOnly, showDifferencesOnly] = useKept('differences only', false)
  const { chosen } = choice
  const rows = comparedRows(chosen)
  const differing = rows.filter(({ differs }) => differs)
  return (
    <>
      <StorePicker stores={stores} chosen={chosen} pathOf={(subjects) => comparisonPath(subjects, path)} />
      <div className="store-comparison__state">
        <div role="status">
          <Ignored {...choice} />
          <p>{stateText(chosen.length, differing.length)}</p>
        </div>
        {differing.length > 0 && (
          <Checkbox checked={differencesOnly} onChange={showDifferencesOnly}>
            只看不同
          </Checkbox>
        )}
      </div>
      {chosen.length > 0 && (
        <StoreTable
          title={title}
          stores={chosen}
          rows={differencesOnly && differing.length > 0 ? differing : rows}
        />
      )}
    </>
  )
}

/** What platforms ask on their sites, side by side. The choice is in the address, so that it can be sent to somebody. */
export default function StoreComparison({ block, id }: BlockProps<'storeComparison'>) {
  const { title, lead, note } = block
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    // The code of a block may come after the page was scrolled; one that is gone back to is where it was left.
    if (window.scrollY === 0 && fragmentTarget() === section.current) section.current?.scrollIntoView()
  }, [])
  const { found, isRetrying, retry } = useFound(block, block.stores, (read) => readStores(read))
  return (
    <section className="portal-section portal-width comparison store-comparison" id={id} ref={section}>
      <Heading title={title} lead={lead} />
      {!found && <LoadFailed title="各站点的要求没有载入" isRetrying={isRetrying} onRetry={retry} />}
      {found && <Compared title={title} stores={found} />}
      {note && <p className="block-note">{note}</p>}
    </section>
  )
}
