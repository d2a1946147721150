import { IconButton, useStyles } from '@chuhai/ui'
import { iconClose } from '@chuhai/ui/icons'
import { useEffect, useRef } from 'react'
import type { PlayerMessages } from '../messages'
import css from './key-help.css?inline'

/** What the keyboard can do. */
export const KeyHelp = ({ words, onClose }: { words: PlayerMessages; onClose(): void }) => {
  useStyles(css)
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => close.current?.focus(), [])
  return (
    <section className="ch-keys" aria-label={words.keys}>
      <header>
        <b>{words.keys}</b>
        <IconButton ref={close} icon={iconClose} label={words.close} onClick={onClose} />
      </header>
      <dl>
        {words.help.map(([keys, what]) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
