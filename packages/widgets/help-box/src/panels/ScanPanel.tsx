import type { Core } from '@chuhai/core'
import { Skeleton, useStyles } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { HelpBoxStore } from '../store'
import css from './content.css?inline'
import { panelMessages } from './messages'
import { PanelNotice } from './PanelNotice'

/** The code of customer service: a real picture, so that a long press recognises it. Its words say where it leads. */
export const ScanPanel = ({
  core,
  store,
  isSheet,
}: {
  core: Core
  store: HelpBoxStore
  isSheet: boolean
}) => {
  useStyles(css)
  const { scan, retry, hours } = panelMessages[useStore(core.locale.$locale)]
  const { phase, data: contact } = useStore(store.contact.$state)

  useEffect(() => {
    store.load(store.contact)
  }, [store])

  if (phase === 'failed') {
    return (
      <PanelNotice
        title={scan.failed}
        action={retry}
        onAction={() => store.load({ load: store.contact.refresh })}
      />
    )
  }
  const words = contact && (contact.isWeChat ? scan.weChat : scan.contactPage)
  return (
    <div className="ch-panel__scan">
      {words ? (
        <img src={core.base + contact.qrCode} alt={words.alt} width="208" height="208" />
      ) : (
        <div className="ch-panel__code">
          <Skeleton height={208} />
        </div>
      )}
      <p className="ch-panel__line">{(isSheet ? words?.textOnPhone : words?.text) ?? '\u00a0'}</p>
      <p className="ch-panel__hours">{contact ? hours(contact.hours) : '\u00a0'}</p>
    </div>
  )
}
