import { Button } from '@chuhai/ui'
import { useLayoutEffect, useRef } from 'react'
import { useMessages } from '../../app/messages'
import { registerMessages } from './messages'

/** What happens after a request, and what can be done meanwhile. */
export const Sent = ({ origin, onAgain }: { origin: string; onAgain(): void }) => {
  const { sent } = useMessages(registerMessages)
  const message = useRef<HTMLDivElement>(null)
  // The button that had the focus is gone; without this a screen reader would fall back to the page.
  useLayoutEffect(() => message.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={message} className="register__sent" role="status" tabIndex={-1}>
      <h2>{sent.title}</h2>
      <p className="register__site">{sent.site(origin)}</p>
      <p>{sent.next}</p>
      <ul>
        <li>
          <a href="/embed">{sent.embed}</a>
        </li>
        <li>
          <a href="/embed/check">{sent.check}</a>
        </li>
      </ul>
      <Button variant="secondary" onClick={onAgain}>
        {sent.again}
      </Button>
    </div>
  )
}
