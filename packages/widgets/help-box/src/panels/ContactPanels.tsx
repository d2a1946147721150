import { getServiceContact } from '@chuhai/contract/site'
import type { Core } from '@chuhai/core'
import { Button, copyText, Skeleton, useStyles } from '@chuhai/ui'
import { iconCheck, iconCopy, iconPhone } from '@chuhai/ui/icons'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { BoxController } from '../store'
import css from './content.css?inline'
import { panelMessages } from './messages'
import { PanelNotice } from './PanelNotice'

interface ContactPanelProps {
  /** The core of the page. */
  core: Core
  /** The store of the box, which tells of a failure. */
  store: BoxController
  /** It is in the sheet of a phone. */
  isSheet: boolean
}

/** The hotline and what is beside it, which both panels share. */
const useContact = (core: Core, store: BoxController) => {
  const query = core.query(getServiceContact)
  const { phase, data } = useStore(query.$state)
  useEffect(() => {
    store.load(query)
  }, [store, query])
  return { phase, contact: data, reload: () => store.load({ load: query.refresh }) }
}

/** The hotline; on phones the first button calls it. */
export const PhonePanel = ({ core, store, isSheet }: ContactPanelProps) => {
  useStyles(css)
  const { phone: words, retry, hours } = panelMessages[useStore(core.locale.$locale)]
  const { phase, contact, reload } = useContact(core, store)
  const [isCopied, setIsCopied] = useState(false)

  if (phase === 'failed') {
    return <PanelNotice title={words.failed} action={retry} onAction={reload} />
  }
  if (!contact) {
    return (
      <div className="ch-panel__body">
        <p className="ch-panel__line ch-panel__line--quiet">{words.title}</p>
        <Skeleton height={34} />
      </div>
    )
  }
  return (
    <div className="ch-panel__body">
      <p className="ch-panel__line ch-panel__line--quiet">{words.title}</p>
      <a className="ch-panel__phone" href={`tel:${contact.phone}`}>
        {contact.phone}
      </a>
      <p className="ch-panel__hours">{hours(contact.hours)}</p>
      {isSheet && (
        <Button className="ch-panel__call" size="large" block icon={iconPhone} href={`tel:${contact.phone}`}>
          {words.call}
        </Button>
      )}
      <Button
        variant="secondary"
        size={isSheet ? 'large' : 'small'}
        block={isSheet}
        icon={isCopied ? iconCheck : iconCopy}
        onClick={async () => setIsCopied(await copyText(contact.phone))}
      >
        <span aria-live="polite">{isCopied ? words.copied : words.copy}</span>
      </Button>
    </div>
  )
}

/** The QR code of customer service, as an image, so that a long press recognises it. */
export const ScanPanel = ({ core, store, isSheet }: ContactPanelProps) => {
  useStyles(css)
  const { scan, retry, hours } = panelMessages[useStore(core.locale.$locale)]
  const { phase, contact, reload } = useContact(core, store)

  if (phase === 'failed') {
    return <PanelNotice title={scan.failed} action={retry} onAction={reload} />
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
