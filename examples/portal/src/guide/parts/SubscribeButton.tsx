import type { GuideSite } from '@chuhai/contract/guide'
import { Button } from '@chuhai/ui'
import { iconBookmark, iconCheck } from '@chuhai/ui/icons'
import type { MouseEvent } from 'react'
import { useMessages } from '../../app/messages'
import { useGuide, useSubscribed } from '../guide'
import { guideMessages } from '../messages'
import './subscribe-button.css'

interface SubscribeButtonProps {
  site: Pick<GuideSite, 'id' | 'name'>
  /** A word at the edge of a card, or a button of its own. */
  variant?: 'word' | 'button'
}

/** 订阅 or 已订阅: changes at once, and changes back with a notice when the server refuses. */
export const SubscribeButton = ({ site, variant = 'word' }: SubscribeButtonProps) => {
  const words = useMessages(guideMessages)
  const { subscriptions } = useGuide()
  const isSubscribed = useSubscribed(site.id)
  const name = isSubscribed ? words.unsubscribeFrom(site.name) : words.subscribeTo(site.name)
  const toggle = (event: MouseEvent) => {
    // Ignores the second half of a double click.
    if (event.detail < 2) subscriptions?.toggle(site.id)
  }
  if (variant === 'button')
    return (
      <Button
        className="subscribe-button"
        variant={isSubscribed ? 'quiet' : 'secondary'}
        icon={isSubscribed ? iconCheck : iconBookmark}
        aria-label={name}
        onClick={toggle}
      >
        {isSubscribed ? words.subscribed : words.subscribe}
      </Button>
    )
  return (
    <button
      type="button"
      className="subscribe-word"
      data-subscribed={isSubscribed || undefined}
      aria-label={name}
      onClick={toggle}
    >
      {isSubscribed ? words.subscribed : words.subscribe}
    </button>
  )
}
