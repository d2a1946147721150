import { Button, EmptyState, Skeleton } from '@chuhai/ui'
import { Sail } from '@chuhai/ui/illustrations'
import { LoadFailed } from '../../content/LoadFailed'
import { useWords } from '../../content/words'
import { useGuide } from '../../guide/guide'
import { categoryPath, guidePath, hotTypeId } from '../../guide/paths'
import { Kept } from './Kept'
import './subscriptions-page.css'
import { useKeptSites } from './use-kept-sites'
import { subscriptionsWords } from './words'

/** 我的订阅 (specification 2.10): the sites kept, newest first, and what is recommended by them. */
export default function SubscriptionsPage() {
  const words = useWords(subscriptionsWords)
  const { isHotShown } = useGuide()
  const { kept, read } = useKeptSites()
  return (
    <div className="subscriptions-page" aria-busy={kept.phase === 'loading'}>
      <h1>{words.title}</h1>
      {kept.phase === 'loading' && <Skeleton lines={10} />}
      {kept.phase === 'failed' && (
        <LoadFailed
          title={words.failed.title}
          text={kept.message}
          retryLabel={words.failed.retry}
          onRetry={read}
        />
      )}
      {kept.phase === 'ready' && kept.sites.length > 0 && <Kept sites={kept.sites} words={words} />}
      {kept.phase === 'ready' && kept.sites.length === 0 && (
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
