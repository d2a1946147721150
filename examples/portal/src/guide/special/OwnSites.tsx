import { type ExclusiveCategories, listExclusiveCategories } from '@chuhai/contract/evaluation'
import { Button, EmptyState } from '@chuhai/ui'
import { Parcel } from '@chuhai/ui/illustrations'
import { useApp } from '../../app/app'
import { useMessages } from '../../app/messages'
import { guidePath } from '../../app/paths/guide'
import { QueryView } from '../../components/QueryView'
import { SiteCard } from '../parts/SiteCard'
import { specialGuideMessages } from './messages'
import './own-sites.css'

const Category = ({ category }: { category: ExclusiveCategories[number] }) => {
  const { because } = useMessages(specialGuideMessages)
  return (
    <section aria-labelledby={`own-category-${category.id}`}>
      <h3 id={`own-category-${category.id}`}>{category.name}</h3>
      <div className="own-sites__frame">
        <ul className="own-sites__grid">
          {category.sites.map(({ reasons, ...site }) => (
            <li key={site.id} data-reasoned={reasons.length > 0 || undefined}>
              <SiteCard site={site} />
              {reasons.length > 0 && <p>{because(reasons)}</p>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const NoSites = () => {
  const { title, text, action } = useMessages(specialGuideMessages).noSites
  return (
    <EmptyState
      illustration={<Parcel />}
      title={title}
      text={text}
      action={
        <Button variant="secondary" href={guidePath}>
          {action}
        </Button>
      }
    />
  )
}

/** The sites of a personal guide by category, each with the reasons for it. */
export const OwnSites = ({ id }: { id: number }) => {
  const { sites, failed } = useMessages(specialGuideMessages)
  const { client } = useApp()
  return (
    <section className="own-sites" aria-labelledby="own-sites">
      <h2 id="own-sites">{sites}</h2>
      <QueryView
        query={client?.core.query(listExclusiveCategories, { params: { id: String(id) } })}
        failed={failed}
        lines={10}
      >
        {(categories) =>
          categories.length === 0 ? (
            <NoSites />
          ) : (
            categories.map((category) => <Category key={category.id} category={category} />)
          )
        }
      </QueryView>
    </section>
  )
}
