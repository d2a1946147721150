import { type ExclusiveCategories, listExclusiveCategories } from '@chuhai/contract/guide'
import { Button, EmptyState, Skeleton } from '@chuhai/ui'
import { Parcel } from '@chuhai/ui/illustrations'
import { useApp } from '../../app/app'
import { useQuery } from '../../app/use-query'
import { LoadFailed } from '../../content/LoadFailed'
import { guidePath } from '../../guide/paths'
import { SiteCard } from '../../guide/SiteCard'
import './own-sites.css'
import type { SpecialGuideMessages } from './messages'

interface OwnSitesProps {
  id: number
  words: SpecialGuideMessages
}

const Category = ({
  category,
  words,
}: {
  category: ExclusiveCategories[number]
  words: SpecialGuideMessages
}) => (
  <section aria-labelledby={`own-category-${category.id}`}>
    <h3 id={`own-category-${category.id}`}>{category.name}</h3>
    <div className="own-sites__frame">
      <ul className="own-sites__grid">
        {category.sites.map(({ reasons, ...site }) => (
          <li key={site.id} data-reasoned={reasons.length > 0 || undefined}>
            <SiteCard site={site} />
            {reasons.length > 0 && <p>{words.because(reasons)}</p>}
          </li>
        ))}
      </ul>
    </div>
  </section>
)

const Categories = ({ id, words }: OwnSitesProps) => {
  const { client } = useApp()
  const { state, retry } = useQuery(
    client?.core.query(listExclusiveCategories, { params: { id: String(id) } }),
  )
  if (!state.data && state.phase === 'failed')
    return (
      <LoadFailed
        title={words.failed.title}
        text={state.error.message}
        retryLabel={words.failed.retry}
        onRetry={retry}
      />
    )
  if (!state.data) return <Skeleton lines={10} />
  if (state.data.length === 0)
    return (
      <EmptyState
        illustration={<Parcel />}
        title={words.noSites.title}
        text={words.noSites.text}
        action={
          <Button variant="secondary" href={guidePath}>
            {words.noSites.action}
          </Button>
        }
      />
    )
  return state.data.map((category) => <Category key={category.id} category={category} words={words} />)
}

/** The sites of a personal guide by category, each with the reasons for it. */
export const OwnSites = ({ id, words }: OwnSitesProps) => (
  <section className="own-sites" aria-labelledby="own-sites">
    <h2 id="own-sites">{words.sites}</h2>
    <Categories id={id} words={words} />
  </section>
)
