import { Button, Icon } from '@chuhai/ui'
import { iconCheck } from '@chuhai/ui/icons'
import { useLayoutEffect, useRef } from 'react'
import type { ConsultationMessages } from '../messages'

/** The promise after a submit (specification, section 4). */
export const Submitted = ({ words, onAgain }: { words: ConsultationMessages; onAgain(): void }) => {
  const message = useRef<HTMLDivElement>(null)
  // The button that had the focus is gone; without this a screen reader would fall back to the page.
  useLayoutEffect(() => message.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={message} className="ch-consultation__submitted" role="status" tabIndex={-1}>
      <span className="ch-consultation__check">
        <Icon path={iconCheck} size={24} />
      </span>
      <p className="ch-consultation__promise">{words.submitted.title}</p>
      <p className="ch-consultation__note">{words.submitted.text}</p>
      <Button variant="secondary" onClick={onAgain}>
        {words.submitted.again}
      </Button>
    </div>
  )
}
