import type { Application } from '@chuhai/contract/application'
import type { Core } from '@chuhai/core'
import { EmptyState, LoadFailed, Skeleton, useLocale } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { ApplicationForm } from './ApplicationForm'
import { applicationMessages } from './messages'
import { StatePanel } from './StatePanel'
import type { ShownKind } from './shown-kind'
import { type ApplicationStore, createApplicationStore } from './store'

const LoadedApplication = ({ store }: { store: ApplicationStore }) => {
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
  if (view.phase === 'shown')
    return <StatePanel application={view.application} isSending={view.isSending} store={store} />
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
  const [store, setStore] = useState<ApplicationStore | null>(null)
  const owner = useRef(onChanged)
  owner.current = onChanged
  useEffect(() => {
    const opened = createApplicationStore(core, shown, {
      subject,
      draft,
      onChanged: (application) => owner.current(application),
    })
    setStore(opened)
    void opened.load()
    return opened.end
  }, [core, shown, subject, draft])
  return store ? <LoadedApplication store={store} /> : <Skeleton lines={10} />
}
