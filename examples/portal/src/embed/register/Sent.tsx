import { siteProofName, siteProofPath } from '@chuhai/contract/site-request'
import { Button } from '@chuhai/ui'
import { useId, useLayoutEffect, useRef } from 'react'
import { useMessages } from '../../app/messages'
import { Snippet } from '../../components/Snippet'
import { registerMessages } from './messages'

interface SentProps {
  origin: string
  /** What the site has to have, as the proof that it is the webmaster's. */
  token: string
  onAgain(): void
}

/** What happens after a request, what proves it, and what can be done meanwhile. */
export const Sent = ({ origin, token, onAgain }: SentProps) => {
  const { sent } = useMessages(registerMessages)
  const message = useRef<HTMLDivElement>(null)
  const title = useId()
  // The button that had the focus is gone; without this a screen reader would fall back to the page.
  useLayoutEffect(() => message.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={message} className="register__sent" role="group" aria-labelledby={title} tabIndex={-1}>
      <h2 id={title}>{sent.title}</h2>
      <p className="register__site">{sent.site(origin)}</p>
      <p>{sent.next}</p>
      <h3>{sent.proof}</h3>
      <p>{sent.proofWhy}</p>
      <Snippet
        heading="h4"
        title={sent.file}
        note={sent.fileNote(`${origin}${siteProofPath}`)}
        text={token}
      />
      <Snippet
        heading="h4"
        title={sent.tag}
        note={sent.tagNote(`${origin}/`)}
        text={`<meta name="${siteProofName}" content="${token}">`}
      />
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
