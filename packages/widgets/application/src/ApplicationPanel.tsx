import type { Application } from '@chuhai/contract/application'
import type { Core } from '@chuhai/core'
import { EmptyState, LoadFailed, Skeleton, useEnd, useLocale } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef } from 'react'
import { ApplicationForm } from './ApplicationForm'
import { applicationMessages } from './messages'
import { StatePanel } from './StatePanel'
import type { ShownKind } from './shown-kind'
import { type ApplicationStore, createApplicationStore } from './store'

const LoadedApplication = ({ core, store }: { core: Core; store: ApplicationStore }) => {
  const locale = useLocale()
  const words = applicationMessages[locale]
  const view = useStore(store.$view)
  if (view.phase === 'unknown') return <EmptyState {...words.unknown} />
  if (view.phase === 'failed')
    return (
      <LoadFailed title={words.loadFailed} text={words.loadFailedText} onRetry={() => void store.load()} />
    )
  if (view.phase === 'filling')
    return <ApplicationForm application={view.application} form={view.form} store={store} />
  if (view.phase === 'shown') {
    const { Sequel } = store.shown
    const { id, state } = view.application
    return (
      <>
        {Sequel && id && state === 'accepted' && (
          <div className="ch-application-sequel">
            <Sequel core={core} id={id} />
          </div>
        )}
        <StatePanel
          application={view.application}
          isSending={view.isSending}
          delay={view.delay}
          store={store}
        />
      </>
    )
  }
  return <Skeleton lines={10} />
}

interface ApplicationPanelProps {
  core: Core
  shown: ShownKind
  subject: string
  draft: string
  onChanged(application: Application): void
}

/** The application of the signed-in visitor: the form, or where it stands. */
export const ApplicationPanel = ({ core, shown, subject, draft, onChanged }: ApplicationPanelProps) => {
  const owner = useRef(onChanged)
  owner.current = onChanged
  const store = useMemo(
    () =>
      createApplicationStore(core, shown, {
        subject,
        draft,
        onChanged: (application) => owner.current(application),
      }),
    [core, shown, subject, draft],
  )
  useEnd(store.end)
  useEffect(() => {
    // A form that was hidden and is shown again keeps what it has, where an application may stand elsewhere by now.
    if (store.$view.get().phase !== 'filling') void store.load()
  }, [store])
  return <LoadedApplication core={core} store={store} />
}
