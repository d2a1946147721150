import type { Core } from '@chuhai/core'
import { hidden, Icon, ownEvents, useLocale, usePart, useStyles } from '@chuhai/ui'
import { iconBell } from '@chuhai/ui/icons'
import { useStore } from '@nanostores/react'
import { type FocusEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { MessageLinks } from '../message-links'
import { inboxMessages } from '../messages'
import { createUnreadStore, type UnreadStore } from '../unread'
import css from './bell.css?inline'

interface BellButtonProps extends MessageLinks {
  core: Core
  unread: UnreadStore | undefined
  messagesUrl: string
}

const most = 99

/** As many as two digits say: `99+` above; nothing for none. */
const countText = (count: number): string => (count > most ? `${most}+` : count > 0 ? String(count) : '')

const loadLatest = () => import('./LatestMessages')

/** Says that the number has risen; a fall is the visitor's own doing. */
const useRise = (count: number, say: (count: number) => string): string => {
  const before = useRef<number | null>(null)
  const [text, setText] = useState('')
  useEffect(() => {
    if (before.current !== null && count > before.current) setText(say(count))
    before.current = count
  }, [count, say])
  return text
}

/** The bell with its number; the last messages are loaded when it is hovered or focused. */
export const BellButton = ({ core, unread: given, messagesUrl, onOpened }: BellButtonProps) => {
  useStyles(css)
  useStyles(hidden)
  const locale = useLocale()
  const words = inboxMessages[locale]
  const unread = useMemo(() => given ?? createUnreadStore(core), [given, core])
  useEffect(() => unread.follow(), [unread])
  const count = useStore(unread.$unread) ?? 0
  const shown = countText(count)
  const isRefused = useStore(unread.$isRefused)
  const isInDoubt = useStore(core.session.$isInDoubt)
  const announcement = useRise(count, words.unreadCount)

  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isNeeded, setIsNeeded] = useState(false)
  const [isWanted, setIsWanted] = useState(false)
  const latest = usePart(loadLatest, isNeeded, () => {
    if (isWanted) core.notices.error(words.loadFailed)
    setIsNeeded(false)
    setIsWanted(false)
  })
  const isOpen = isWanted && latest !== undefined
  const need = () => setIsNeeded(true)
  const close = () => {
    setIsWanted(false)
    button.current?.focus({ preventScroll: true })
  }
  const leave = (event: FocusEvent) => {
    const next = event.relatedTarget as Node | null
    if (next && !event.currentTarget.contains(next)) setIsWanted(false)
  }

  if (isRefused) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes the focus
    <div
      {...ownEvents}
      className="ch-bell"
      data-covered={isInDoubt || undefined}
      lang={locale}
      onBlur={leave}
    >
      <button
        ref={button}
        type="button"
        className="ch-bell__button"
        aria-label={words.bell(shown)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        title={words.title}
        onPointerEnter={need}
        onFocus={need}
        onClick={() => {
          need()
          if (isWanted) close()
          else setIsWanted(true)
        }}
      >
        <Icon path={iconBell} size={22} />
        {shown && (
          <span className="ch-bell__count" aria-hidden="true">
            {shown}
          </span>
        )}
      </button>
      {isOpen && (
        <latest.LatestMessages
          id={id}
          anchor={button}
          core={core}
          words={words}
          reading={unread.reading}
          messagesUrl={messagesUrl}
          onOpened={onOpened}
          onClose={close}
        />
      )}
      <span role="status" className="ch-hidden">
        {announcement}
      </span>
    </div>
  )
}
