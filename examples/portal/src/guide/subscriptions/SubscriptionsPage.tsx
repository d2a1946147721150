import type { GuideSite } from '@chuhai/contract/guide'
import { isCallError } from '@chuhai/core'
import { Button, EmptyState, Skeleton } from '@chuhai/ui'
import { Sail } from '@chuhai/ui/illustrations'
import { useCallback, useEffect, useState } from 'react'
import { useMessages } from '../../app/messages'
import { categoryPath, guidePath, hotTypeId } from '../../app/paths/guide'
import { LoadFailed } from '../../components/LoadFailed'
import { useGuide } from '../guide'
import { SubscribedSites } from './SubscribedSites'
import './subscriptions-page.css'
import { subscriptionsMessages } from './messages'

type ListState =
  | { phase: 'loading' }
  | { phase: 'failed'; message: string }
  | { phase: 'ready'; sites: GuideSite[] }

const loading: ListState = { phase: 'loading' }

/** The subscriptions at the time of the visit: a site that is unsubscribed here stays listed, so that it can be undone. */
const useSubscribedSites = () => {
  const { subscriptions } = useGuide()
  const [state, setState] = useState<ListState>(loading)
  const read = useCallback(async () => {
    if (!subscriptions) return
    setState(loading)
    try {
      setState({ phase: 'ready', sites: await subscriptions.read() })
    } catch (error) {
      if (isCallError(error)) setState({ phase: 'failed', message: error.message })
    }
  }, [subscriptions])
  useEffect(() => {
    read()
  }, [read])
  return { state, read }
}

/** 我的订阅 (specification 2.10): the subscribed sites, newest first, and recommendations by them. */
export default function SubscriptionsPage() {
  const words = useMessages(subscriptionsMessages)
  const { isHotShown } = useGuide()
  const { state, read } = useSubscribedSites()
  return (
    <div className="guide-page subscriptions-page" aria-busy={state.phase === 'loading'}>
      <h1>{words.title}</h1>
      {state.phase === 'loading' && <Skeleton lines={10} />}
      {state.phase === 'failed' && <LoadFailed title={words.failed} text={state.message} onRetry={read} />}
      {state.phase === 'ready' && state.sites.length > 0 && <SubscribedSites sites={state.sites} />}
      {state.phase === 'ready' && state.sites.length === 0 && (
        <EmptyState
          illustration={<Sail />}
          title={words.empty.title}
          text={words.empty.text}
          action={
            <Button href={isHotShown ? categoryPath(hotTypeId) : guidePath}>
              {isHotShown ? words.empty.action : words.empty.all}
            </Button>
          }
        />
      )}
    </div>
  )
}
