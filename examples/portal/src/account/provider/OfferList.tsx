import { createOffer, listOwnOffers, type OwnOffer, offerStateNames } from '@chuhai/contract/market'
import { priceText } from '@chuhai/contract/money'
import type { Core } from '@chuhai/core'
import { chinaMoment } from '@chuhai/core/dates'
import { useChinaClock, useReturn } from '@chuhai/core/react'
import { Button, EmptyState, Tag, useLocale } from '@chuhai/ui'
import { iconPlus } from '@chuhai/ui/icons'
import { Parcel } from '@chuhai/ui/illustrations'
import { useId, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useMessages } from '../../app/messages'
import { ownOfferPath, servicePath } from '../../app/paths/market'
import { QueryView } from '../../components/QueryView'
import { useSingleCall } from '../../components/use-single-call'
import { providerMessages } from './messages'

const tones = { draft: 'neutral', submitted: 'warning', returned: 'error', accepted: 'success' } as const

/** How the draft of a service stands. */
export const OfferTag = ({ offer: { state } }: { offer: Pick<OwnOffer, 'state'> }) => (
  <Tag tone={tones[state]}>{offerStateNames[state][useLocale()]}</Tag>
)

/** Begins a service once, however often it is pressed until it is shown. */
const useNewOffer = (core: Core, onStale: () => void) => {
  const { isSending, send } = useSingleCall(core, onStale)
  const [source, setSource] = useState<string | null>(null)
  const begin = async (copyOf: string | null) => {
    if (isSending) return
    setSource(copyOf)
    await send(`${copyOf}`, async (options) => {
      const { id } = await core.call(createOffer, { body: { copyOf } }, options)
      navigate(ownOfferPath(id))
    })
  }
  return { isBeginning: (copyOf: string | null) => isSending && source === copyOf, begin }
}

interface EntryProps {
  offer: OwnOffer
  isCopying: boolean
  onCopy(): void
}

/** A service: its name and state, what it costs, and what can be done with it. */
const Entry = ({ offer, isCopying, onCopy }: EntryProps) => {
  const locale = useLocale()
  const words = useMessages(providerMessages).list
  const inChina = useChinaClock(locale)
  const heading = useId()
  const { id, state, serviceId, isPaused, priceFrom, changedAt } = offer
  const title = offer.title || words.untitled
  const isChanged = serviceId !== null && state !== 'accepted'
  return (
    <li className="own-offer" aria-labelledby={heading}>
      <div className="own-offer__head">
        <h3 id={heading}>{title}</h3>
        <OfferTag offer={offer} />
        {isPaused && <Tag tone="neutral">{words.paused}</Tag>}
      </div>
      <p className="own-offer__facts">
        <span>{priceFrom === null ? words.noPrice : words.from(priceText(priceFrom))}</span>
        <span>{words.changed(inChina(chinaMoment(changedAt)))}</span>
        {isChanged && <span>{words.pending}</span>}
        {serviceId !== null && !isPaused && <a href={servicePath(serviceId)}>{words.live}</a>}
      </p>
      {offer.reason !== null && <p className="own-offer__reason">{offer.reason}</p>}
      <div className="own-offer__actions">
        <Button
          variant="secondary"
          size="small"
          href={ownOfferPath(id)}
          aria-label={state === 'submitted' ? words.viewNamed(title) : words.editNamed(title)}
        >
          {state === 'submitted' ? words.view : words.edit}
        </Button>
        <Button
          variant="text"
          size="small"
          busy={isCopying}
          aria-label={words.copyNamed(title)}
          onClick={onCopy}
        >
          {words.copy}
        </Button>
      </div>
    </li>
  )
}

/** What the selected organisation offers, the last changed first. */
export const OfferList = ({ core }: { core: Core }) => {
  const words = useMessages(providerMessages).list
  const query = core.query(listOwnOffers)
  const readAgain = () => void query.refresh().catch(() => {})
  const { isBeginning, begin } = useNewOffer(core, readAgain)
  useReturn(readAgain)
  const add = (
    <Button icon={iconPlus} busy={isBeginning(null)} onClick={() => void begin(null)}>
      {words.add}
    </Button>
  )
  return (
    <QueryView query={query} refresh failed={words.failed} lines={8}>
      {(list, isLoading) =>
        list.length === 0 ? (
          <EmptyState
            illustration={<Parcel />}
            title={words.empty.title}
            text={words.empty.text}
            action={add}
          />
        ) : (
          <>
            <div className="provider-place__add">{add}</div>
            <ol className="own-offers" aria-busy={isLoading}>
              {list.map((offer) => (
                <Entry
                  key={offer.id}
                  offer={offer}
                  isCopying={isBeginning(offer.id)}
                  onCopy={() => void begin(offer.id)}
                />
              ))}
            </ol>
          </>
        )
      }
    </QueryView>
  )
}
