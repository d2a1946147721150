import type { Core } from '@chuhai/core'
import { LoadFailed, Skeleton, Undelivered, useLocale, useStyles } from '@chuhai/ui'
import { useId } from 'react'
import { HelpCard } from './HelpCard'
import { helpMessages } from './messages'
import css from './store-help.css?inline'
import { useStoreHelp } from './use-store-help'

export interface StoreHelpProps {
  core: Core
  /** Platform and site, as `storeSubject` writes them. */
  subject: string
}

/**
 * The ways of working together, one of which an applicant chooses and pays on the portal.
 *
 *   三种合作方式
 *   [自己做 免费]  [陪着做 ¥3,960 · 已选]  [交给我们做 ¥40,800]
 *     (选择)         (确认并付款)             (选择)
 */
export const StoreHelp = ({ core, subject }: StoreHelpProps) => {
  useStyles(css)
  const words = helpMessages[useLocale()]
  const id = useId()
  const { help, state, retry, choose, sending, delay } = useStoreHelp(core, subject)
  return (
    <section className="ch-store-help" aria-labelledby={id}>
      <h3 id={id}>{words.title}</h3>
      <p className="ch-store-help__lead">{words.lead}</p>
      {!help && state.phase === 'failed' && (
        <LoadFailed title={words.failed} text={state.error.message} onRetry={retry} />
      )}
      {!help && state.phase !== 'failed' && <Skeleton lines={6} />}
      {help?.services.length === 0 && <p className="ch-store-help__lead">{words.none}</p>}
      {help && help.services.length > 0 && (
        <ul className="ch-store-help__list">
          {help.services.map((service) => (
            <HelpCard
              key={service.id}
              base={core.base}
              service={service}
              chosen={help.chosen?.service.id === service.id ? help.chosen : null}
              isFixed={help.chosen?.order != null}
              isSending={sending === service.id}
              onChoose={() => void choose(service.id)}
            />
          ))}
        </ul>
      )}
      <Undelivered delay={delay} />
    </section>
  )
}
