import { type Application, type ApplicationState, stateAfter, stateNames } from '@chuhai/contract/application'
import type { Delay } from '@chuhai/core'
import { chinaMoment } from '@chuhai/core/dates'
import { useChinaClock } from '@chuhai/core/react'
import { Button, ConfirmDialog, Tag, type TagProps, Undelivered, useLocale, useStyles } from '@chuhai/ui'
import { useEffect, useRef, useState } from 'react'
import { applicationMessages } from './messages'
import { standingOf } from './standing'
import css from './state-panel.css?inline'
import type { ApplicationStore } from './store'
import { ValueList } from './ValueList'

const tones: Record<ApplicationState, NonNullable<TagProps['tone']>> = {
  draft: 'neutral',
  submitted: 'brand',
  reviewing: 'brand',
  rejected: 'error',
  accepted: 'success',
  withdrawn: 'neutral',
}

/** What happened when, the last step first in sight; while it is waited for, the next one is open. */
const Timeline = ({ application, store }: { application: Application; store: ApplicationStore }) => {
  const locale = useLocale()
  const words = applicationMessages[locale]
  const inChina = useChinaClock(locale)
  const { state, history } = application
  const isWaiting = state === 'submitted' || state === 'reviewing'
  return (
    <ol className="ch-application-timeline" aria-label={words.timeline}>
      {history.map((step, index) => (
        <li
          key={step.at + step.state}
          data-current={(!isWaiting && index === history.length - 1) || undefined}
        >
          <b>{words.steps[step.state]}</b>
          <time dateTime={step.at}>{inChina(chinaMoment(step.at))}</time>
          {step.reason && (
            <p>
              <span>{words.reason}：</span>
              {step.reason}
            </p>
          )}
          {Object.keys(step.fields).length > 0 && (
            <dl>
              {Object.entries(store.kind.fields).map(
                ([name, { label }]) =>
                  step.fields[name] && (
                    <div key={name}>
                      <dt>{label[locale]}</dt>
                      <dd>{step.fields[name]}</dd>
                    </div>
                  ),
              )}
            </dl>
          )}
        </li>
      ))}
      {isWaiting && (
        <li data-current data-open>
          <b>{words.waiting}</b>
        </li>
      )}
    </ol>
  )
}

interface StatePanelProps {
  application: Application
  isSending: boolean
  delay: Delay | undefined
  store: ApplicationStore
}

/**
 * Where an application stands.
 *
 *   [未通过]  编号
 *   title
 *   what follows
 *   (修改并重新提交) (撤回申请)
 *   timeline with reasons      what was submitted
 */
export const StatePanel = ({ application, isSending, delay, store }: StatePanelProps) => {
  useStyles(css)
  const { state, id, submitted } = application
  const locale = useLocale()
  const words = applicationMessages[useLocale()]
  const heading = useRef<HTMLHeadingElement>(null)
  const [isAsking, setIsAsking] = useState(false)
  const said = store.shown.words[locale]
  const { title, text, place, next } = standingOf(application, said, useChinaClock(locale))
  const shown = useRef({ state, next })
  // A step that was just taken is read out.
  useEffect(() => {
    // Not at first: a press that comes before this effect has opened the dialog.
    const isSame = shown.current.state === state && (shown.current.next !== 'wait' || next === 'wait')
    shown.current = { state, next }
    if (isSame) return
    heading.current?.focus()
    setIsAsking(false)
  }, [state, next])
  const isOnList = application.place?.state === 'waiting'
  return (
    <div className="ch-application-state">
      <header>
        <p className="ch-application-state__line">
          <Tag tone={tones[state]}>{stateNames[state][locale]}</Tag>
          {isOnList && <Tag tone="accent">{said.places?.tag}</Tag>}
          {id && (
            <span>
              {words.number} <code>{id.slice(0, 8).toUpperCase()}</code>
            </span>
          )}
        </p>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p>{text}</p>
        {place && <p>{place}</p>}
        <div className="ch-application-state__actions">
          {next === 'edit' && (
            <Button size="large" variant="action" disabled={isSending} onClick={store.edit}>
              {state === 'rejected' ? words.mend : words.again}
            </Button>
          )}
          {next === 'wait' && (
            <Button size="large" variant="action" busy={isSending} onClick={() => void store.wait()}>
              {said.places?.wait}
            </Button>
          )}
          {(next === 'goOn' || next === 'order') && (
            <Button
              size="large"
              variant={next === 'goOn' && store.subject ? 'action' : 'primary'}
              href={store.shown.acceptedUrl}
            >
              {next === 'order' ? said.places?.order : said.accepted}
            </Button>
          )}
          {stateAfter(state, 'withdraw') && (
            <Button size="large" variant="secondary" busy={isSending} onClick={() => setIsAsking(true)}>
              {words.withdraw}
            </Button>
          )}
          <Undelivered delay={isAsking ? undefined : delay} />
        </div>
      </header>
      <div className="ch-application-state__columns">
        <section>
          <h3>{words.timeline}</h3>
          <Timeline application={application} store={store} />
        </section>
        {submitted && (
          <section>
            <h3>{words.content}</h3>
            <ValueList store={store} values={submitted} />
          </section>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={words.withdrawing.title}
        confirm={words.withdraw}
        busy={isSending}
        onConfirm={() => void store.withdraw()}
      >
        {words.withdrawing.text}
        <Undelivered delay={delay} />
      </ConfirmDialog>
    </div>
  )
}
