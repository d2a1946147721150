import type { Core } from '@chuhai/core'
import { LoadFailed, ownEvents, Skeleton, Undelivered, useLocale, useStyles } from '@chuhai/ui'
import { useId } from 'react'
import { HelpCard } from './HelpCard'
import { helpMessages } from './messages'
import css from './store-help.css?inline'
import { useStoreHelp } from './use-store-help'

/**
 * The ways of working together, one of which an applicant chooses and pays on the portal.
 *
 *   三种合作方式
 *   [自己做 免费]  [陪着做 ¥3,960 · 已选]  [交给我们做 ¥40,800]
 *     (选择)         (确认并付款)             (选择)
 */
export const HelpPanel = ({ core, subject }: { core: Core; subject: string }) => {
  useStyles(css)
  const locale = useLocale()
  const words = helpMessages[locale]
  const id = useId()
  const { help, state, retry, choose, sending, delay } = useStoreHelp(core, subject)
  return (
    <section {...ownEvents} className="ch-store-help" aria-labelledby={id} lang={locale}>
      <div className="ch-store-help__body">
        <h2 id={id}>{words.title}</h2>
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
                isFixed={Boolean(help.chosen?.order)}
                isSending={sending === service.id}
                onChoose={() => void choose(service.id)}
              />
            ))}
          </ul>
        )}
        <Undelivered delay={delay} />
      </div>
    </section>
  )
}
