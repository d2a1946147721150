import { getOwnProvider } from '@chuhai/contract/market'
import type { Core } from '@chuhai/core'
import { chinaDate } from '@chuhai/core/dates'
import { Button, EmptyState, Skeleton } from '@chuhai/ui'
import { Ship } from '@chuhai/ui/illustrations'
import { Suspense } from 'react'
import { useMessages } from '../../app/messages'
import type { Place } from '../../app/page'
import { absencesPath, ownOffersPath, providerPath } from '../../app/paths/market'
import { Chips } from '../../components/Chips'
import { lazyPart } from '../../components/lazy-part'
import { QueryView } from '../../components/QueryView'
import { Absences } from './Absences'
import { providerMessages } from './messages'
import { OfferList } from './OfferList'
import './provider.css'

const OfferEditor = lazyPart(() => import('./OfferEditor'))

interface ProviderPlaceProps extends Pick<Place, 'query'> {
  core: Core
}

/**
 * What a provider offers, and when it is away.
 *
 *   provider · since                    (its page in the directory)
 *   [我的服务] [休假]
 *   list of services | a service under `number` | calendar under `view=absences`
 */
export default function ProviderPlace({ core, query }: ProviderPlaceProps) {
  const words = useMessages(providerMessages)
  const isCalendar = query.view === 'absences'
  return (
    <QueryView query={core.query(getOwnProvider)} refresh failed={words.failed} lines={6}>
      {(provider) =>
        provider === null ? (
          <EmptyState
            illustration={<Ship />}
            title={words.none.title}
            text={words.none.text}
            action={<Button href="/beServiceProvider">{words.none.action}</Button>}
          />
        ) : (
          <div className="provider-place">
            <p className="provider-place__who">
              <a href={providerPath(provider.id)} aria-label={`${words.page} ${provider.name}`}>
                {provider.name}
              </a>
              <span>{words.since(chinaDate(provider.since))}</span>
            </p>
            <Chips
              label={words.parts}
              chips={[
                { name: words.offers, path: ownOffersPath, isCurrent: !isCalendar },
                { name: words.absences, path: absencesPath, isCurrent: isCalendar },
              ]}
            />
            {isCalendar && <Absences core={core} />}
            {!isCalendar && query.number === undefined && <OfferList core={core} />}
            {!isCalendar && query.number !== undefined && (
              <Suspense fallback={<Skeleton lines={10} />}>
                <OfferEditor key={query.number} core={core} id={query.number} />
              </Suspense>
            )}
          </div>
        )
      }
    </QueryView>
  )
}
