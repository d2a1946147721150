import { consultationPhone } from '@chuhai/contract/constants'
import type { Core } from '@chuhai/core'
import { Button, useStyles } from '@chuhai/ui'
import { iconCheck, iconCopy, iconPhone } from '@chuhai/ui/icons'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { HelpBoxStore } from '../store'
import { copyText } from './clipboard'
import css from './content.css?inline'
import { panelMessages } from './messages'

interface PhonePanelProps {
  core: Core
  store: HelpBoxStore
  /** On a phone the first thing to do is to call. */
  isSheet: boolean
}

/** The hotline: a number that can be called, copied and selected, there before anything is loaded. */
export const PhonePanel = ({ core, store, isSheet }: PhonePanelProps) => {
  useStyles(css)
  const { phone: words, hours } = panelMessages[useStore(core.locale.$locale)]
  const { data: contact } = useStore(store.contact.$state)
  const [isCopied, setIsCopied] = useState(false)
  const number = contact?.phone ?? consultationPhone

  useEffect(() => {
    // The number stands without the server; only the hours wait for it.
    store.contact.load().catch(() => undefined)
  }, [store])

  return (
    <div className="ch-panel__body">
      <p className="ch-panel__line ch-panel__line--quiet">{words.title}</p>
      <a className="ch-panel__phone" href={`tel:${number}`}>
        {number}
      </a>
      <p className="ch-panel__hours">{contact ? hours(contact.hours) : '\u00a0'}</p>
      {isSheet && (
        <Button className="ch-panel__call" size="large" block icon={iconPhone} href={`tel:${number}`}>
          {words.call}
        </Button>
      )}
      <Button
        variant="secondary"
        size={isSheet ? 'large' : 'small'}
        block={isSheet}
        icon={isCopied ? iconCheck : iconCopy}
        onClick={async () => setIsCopied(await copyText(number))}
      >
        <span aria-live="polite">{isCopied ? words.copied : words.copy}</span>
      </Button>
    </div>
  )
}
