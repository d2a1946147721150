import type { Locale } from '@chuhai/contract/locale'
import type { UserOrganisation } from '@chuhai/contract/user'
import type { Core } from '@chuhai/core'
import { hidden, LocaleProvider, useStyles } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { AddOrganisationDialog } from './AddOrganisationDialog'
import { switcherMessages } from './messages'
import { Switcher } from './parts/Switcher'
import { createSwitcherStore } from './store'
import css from './styles.css?inline'
import { useLatest } from './use-latest'

export interface OrgSwitcherProps {
  core: Core
  /** The language of this switcher alone; the core's when not given. */
  locale?: Locale
  /** Where 去认证 leads; without it the dialog 新增主体 opens. */
  verifyUrl?: string
  /** Called for 去认证 in place of opening the dialog. */
  onVerify?(): void
  /** Stands here while nobody is signed in; nothing otherwise. */
  signedOut?: ReactNode
  /** Name of the dialog's draft; switchers with the same name share what was typed. */
  draft?: string
  /** Another organisation has become the selected one: chosen here or elsewhere on the page, by signing in, or as the first one. Not what a page begins with. */
  onChanged?(detail: UserOrganisation): void
  onCreated?(detail: UserOrganisation): void
  /** 300 ms after the dialog 新增主体 is hidden. */
  onDialogClosed?(): void
}

/** Which organisation the visitor acts for, and the way to another one (specification 2.9, 4). */
export const OrgSwitcher = ({ core, signedOut, draft, ...props }: OrgSwitcherProps) => {
  useStyles(css)
  useStyles(hidden)
  const pageLocale = useStore(core.locale.$locale)
  const locale = props.locale ?? pageLocale
  const store = useMemo(() => createSwitcherStore(core), [core])
  const state = useStore(store.$state)
  const [isAdding, setIsAdding] = useState(false)

  const onChanged = useLatest(props.onChanged)
  useEffect(() => store.onSelected((selected) => onChanged.current?.(selected)), [store, onChanged])
  // For a page that has not asked yet who is signed in; without a hint of a session nothing is sent.
  useEffect(() => {
    if (!core.session.$isKnown.get() && !core.session.$user.get()) core.session.refresh()
  }, [core])

  return (
    <LocaleProvider locale={locale}>
      {state.phase === 'signedOut' ? (
        signedOut
      ) : (
        <Switcher
          state={state}
          locale={locale}
          words={switcherMessages[locale]}
          verifyUrl={props.verifyUrl}
          onVerify={props.onVerify}
          onAdd={() => setIsAdding(true)}
          onChoose={store.choose}
          onTrouble={core.notices.error}
        />
      )}
      <AddOrganisationDialog
        core={core}
        isOpen={isAdding}
        locale={locale}
        draft={draft}
        onClose={() => setIsAdding(false)}
        onClosed={props.onDialogClosed}
        onCreated={props.onCreated}
      />
    </LocaleProvider>
  )
}
