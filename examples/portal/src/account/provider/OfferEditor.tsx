import { deleteOffer, getOwnOffer, type OwnOfferWithDraft } from '@chuhai/contract/market'
import type { Core } from '@chuhai/core'
import { Button, ConfirmDialog, Form, Icon, Skeleton, Tag } from '@chuhai/ui'
import { iconChevronLeft, iconWarning } from '@chuhai/ui/icons'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useMessages } from '../../app/messages'
import { ownOffersPath, servicePath } from '../../app/paths/market'
import { QueryView } from '../../components/QueryView'
import { providerMessages } from './messages'
import { OfferForm } from './OfferForm'
import { OfferTag } from './OfferList'
import { createOfferStore, type OfferStep, type OfferStore } from './offer-store'

interface OfferProps {
  core: Core
  store: OfferStore
}

const firstInvalid = '[data-invalid] :is(input:not([type="hidden"], [hidden]), textarea, button)'

/** Asks before a draft goes: of a service that is published, what was changed; of another one, all of it. */
const Leave = ({ core, store }: OfferProps) => {
  const words = useMessages(providerMessages).editor
  const { offer, sending } = useStore(store.$state)
  const [isAsking, setIsAsking] = useState(false)
  const [isDeleting, setIsDeleting] = useState(false)
  const isPublished = offer.serviceId !== null
  const confirm = async () => {
    if (isPublished) {
      await store.take('discard')
      return setIsAsking(false)
    }
    if (isDeleting) return
    setIsDeleting(true)
    try {
      await core.call(deleteOffer, { params: { id: offer.id } })
      store.forget()
      core.notices.success(words.removed)
      navigate(ownOffersPath, { replace: true })
    } catch (error) {
      core.report(error)
      setIsDeleting(false)
      setIsAsking(false)
    }
  }
  return (
    <>
      <Button variant="text" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        {isPublished ? words.discard : words.remove}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={isPublished ? words.confirmDiscard : words.confirmRemove}
        confirm={isPublished ? words.discard : words.remove}
        busy={isDeleting || sending === 'discard'}
        onConfirm={() => void confirm()}
        onClose={() => setIsAsking(false)}
      >
        {isPublished ? words.discardText : words.removeText}
      </ConfirmDialog>
    </>
  )
}

/** What can be done with a service as it stands. */
const Actions = ({ core, store }: OfferProps) => {
  const words = useMessages(providerMessages).editor
  const { offer, draft, sending } = useStore(store.$state)
  const { state, serviceId, isPaused } = offer
  const take = async (step: OfferStep, done: string) => {
    if (await store.take(step)) core.notices.success(done)
  }
  const isChanged = state !== 'accepted' || draft !== offer.draft
  return (
    <div className="offer-editor__actions">
      {state === 'submitted' && (
        <Button
          variant="secondary"
          busy={sending === 'withdraw'}
          onClick={() => void take('withdraw', words.withdrawn)}
        >
          {words.withdraw}
        </Button>
      )}
      {state !== 'submitted' && isChanged && (
        <Button type="submit" busy={sending === 'submit'}>
          {words.submit}
        </Button>
      )}
      {serviceId !== null && !isPaused && (
        <Button
          variant="secondary"
          busy={sending === 'pause'}
          onClick={() => void take('pause', words.pausedNow)}
        >
          {words.pause}
        </Button>
      )}
      {serviceId !== null && isPaused && (
        <Button
          variant="secondary"
          busy={sending === 'resume'}
          onClick={() => void take('resume', words.resumedNow)}
        >
          {words.resume}
        </Button>
      )}
      {(state === 'draft' || state === 'returned') && <Leave core={core} store={store} />}
    </div>
  )
}

/** Whether what was typed is kept. */
const Saving = ({ store }: Pick<OfferProps, 'store'>) => {
  const words = useMessages(providerMessages).editor
  const { saving, offer } = useStore(store.$state)
  if (offer.state === 'submitted') return null
  return (
    <div className="offer-editor__saving" data-phase={saving}>
      <p role="status">{words.saving[saving]}</p>
      {saving === 'conflict' && (
        <Button variant="text" size="small" onClick={() => void store.reload()}>
          {words.reload}
        </Button>
      )}
    </div>
  )
}

/** What is to be known before anything is written. */
const Standing = ({ store }: Pick<OfferProps, 'store'>) => {
  const all = useMessages(providerMessages)
  const words = all.editor
  const { offer, problems } = useStore(store.$state)
  const { state, serviceId, reason, isPaused } = offer
  const count = Object.keys(problems).length
  return (
    <>
      <div className="offer-editor__head">
        <OfferTag offer={offer} />
        {isPaused && <Tag tone="neutral">{all.list.paused}</Tag>}
        {serviceId !== null && !isPaused && <a href={servicePath(serviceId)}>{all.list.live}</a>}
        <Saving store={store} />
      </div>
      {state === 'returned' && (
        <div className="offer-editor__returned">
          <p>
            <Icon path={iconWarning} size={18} />
            {words.returned}
          </p>
          <p>{reason}</p>
        </div>
      )}
      {state === 'submitted' && <p className="offer-editor__note">{words.underReview}</p>}
      {state !== 'submitted' && serviceId !== null && <p className="offer-editor__note">{words.live}</p>}
      {count > 0 && (
        <p className="offer-editor__problems" role="alert">
          {words.problems(count)}
        </p>
      )}
    </>
  )
}

/** A service that was read, to be written. */
const Editor = ({ core, loaded }: { core: Core; loaded: OwnOfferWithDraft }) => {
  const [store, setStore] = useState<OfferStore | null>(null)
  // The first answer counts: the store knows what has changed since.
  const first = useRef(loaded)
  useEffect(() => {
    const made = createOfferStore(core, first.current)
    setStore(made)
    return () => made.end()
  }, [core])
  return store && <Fields core={core} store={store} />
}

const Fields = ({ core, store }: OfferProps) => {
  const form = useRef<HTMLDivElement>(null)
  const words = useMessages(providerMessages)
  const { offer, draft, problems, sending } = useStore(store.$state)
  const submit = async () => {
    if (offer.state === 'submitted') return
    if (await store.take('submit')) return core.notices.success(words.editor.submitted)
    // The fields have their messages with the next frame.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(firstInvalid)?.focus())
  }
  return (
    <Form ref={form} className="offer-editor" onSubmit={() => void submit()}>
      <h3>{draft.title || words.list.untitled}</h3>
      <Standing store={store} />
      <OfferForm
        core={core}
        draft={draft}
        problems={problems}
        opinions={offer.state === 'returned' ? offer.fields : {}}
        isReadOnly={offer.state === 'submitted'}
        disabled={offer.state === 'submitted' || sending !== null}
        onChange={store.change}
      />
      <Actions core={core} store={store} />
    </Form>
  )
}

/** A service of the selected organisation, to be written, handed in and paused. */
export default function OfferEditor({ core, id }: { core: Core; id: string }) {
  const words = useMessages(providerMessages).editor
  return (
    <>
      <p className="provider-place__back">
        <Button variant="text" size="small" icon={iconChevronLeft} href={ownOffersPath}>
          {words.back}
        </Button>
      </p>
      <QueryView query={core.query(getOwnOffer, { params: { id } })} refresh failed={words.failed} lines={12}>
        {(loaded, isLoading) =>
          isLoading ? <Skeleton lines={12} /> : <Editor key={loaded.id} core={core} loaded={loaded} />
        }
      </QueryView>
    </>
  )
}
