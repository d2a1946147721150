import type { InboxMessage } from '@chuhai/contract/message'
import { Button, Icon } from '@chuhai/ui'
import { iconCalendar, iconChevronDown } from '@chuhai/ui/icons'
import { useId } from 'react'
import { calendarOf, pageOf } from '../addresses'
import type { InboxMessages } from '../messages'
import { MessageTime } from '../parts/MessageTime'

interface MessageRowProps {
  base: string
  message: InboxMessage
  words: InboxMessages
  isOpen: boolean
  onToggle(): void
}

/** The title and the time of a message; pressed, what it says and where it leads. */
export const MessageRow = ({ base, message, words, isOpen, onToggle }: MessageRowProps) => {
  const id = useId()
  const page = pageOf(base, message)
  const calendar = calendarOf(base, message)
  return (
    <li className="ch-inbox__row" data-unread={!message.isRead || undefined}>
      <h3 className="ch-inbox__head">
        <button
          type="button"
          className="ch-inbox__title"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={onToggle}
        >
          {!message.isRead && <span className="ch-hidden">{words.unread}</span>}
          <span className="ch-inbox__name">{message.title}</span>
          <MessageTime className="ch-inbox__time" at={message.at} />
          <Icon path={iconChevronDown} size={16} className="ch-inbox__arrow" />
        </button>
      </h3>
      {isOpen && (
        <div id={id} className="ch-inbox__body">
          <p className="ch-inbox__text">{message.text}</p>
          {(page ?? calendar) && (
            <div className="ch-inbox__actions">
              {page && (
                <Button variant="secondary" size="small" href={page}>
                  {words.open}
                </Button>
              )}
              {calendar && (
                <Button variant="text" size="small" icon={iconCalendar} href={calendar}>
                  {words.calendar}
                </Button>
              )}
            </div>
          )}
        </div>
      )}
    </li>
  )
}
