import type { Locale } from '@chuhai/contract/locale'
import type { UserOrganisation } from '@chuhai/contract/user'
import type { Core } from '@chuhai/core'
import { useCore } from '@chuhai/core/react'
import { hidden, type Theme, useStyles, WidgetScope } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { AddOrganisationDialog } from './AddOrganisationDialog'
import { switcherMessages } from './messages'
import { Switcher } from './parts/Switcher'
import { createSwitcherStore } from './store'
import css from './styles.css?inline'

/** What `OrgSwitcher` takes. */
export interface OrgSwitcherProps {
  /** That of the `ChuhaiProvider` above when not given. */
  core?: Core | undefined
  /** The language of this switcher alone; the core's when not given. */
  locale?: Locale
  /** The theme of this switcher alone; that of the page's scope when not given. */
  theme?: Theme | undefined
  /** Where 去认证 leads; without it the dialog 新增主体 opens. */
  verifyUrl?: string | undefined
  /** Called for 去认证 in place of opening the dialog. */
  onVerify?(): void
  /** Shown while no user is signed in. */
  signedOut?: ReactNode
  /**
   * Name of the dialog's draft; switchers with the same name share what was typed.
   * @default 'form'
   */
  draft?: string
  /** Another organisation is selected: chosen on the page, by signing in, or as the first one; not the selection at the start. */
  onChanged?(detail: UserOrganisation): void
  /** An organisation was created in the dialog. */
  onCreated?(detail: UserOrganisation): void
  /** 300 ms after the dialog 新增主体 is hidden. */
  onDialogClosed?(): void
}

/**
 * Shows and switches the organisation that the visitor acts for (specification 2.9, 4).
 *
 * @example
 * <OrgSwitcher core={core} onChanged={({ orgName }) => console.log(orgName)} />
 */
export const OrgSwitcher = ({ signedOut, draft, ...props }: OrgSwitcherProps) => {
  useStyles(css)
  const core = useCore('OrgSwitcher', props.core)
  useStyles(hidden)
  const pageLocale = useStore(core.locale.$locale)
  const locale = props.locale ?? pageLocale
  const store = useMemo(() => createSwitcherStore(core), [core])
  const state = useStore(store.$state)
  const isInDoubt = useStore(core.session.$isInDoubt)
  const [isDialogOpen, setIsDialogOpen] = useState(false)

  const onChanged = useRef(props.onChanged)
  onChanged.current = props.onChanged
  useEffect(() => store.onSelected((selected) => onChanged.current?.(selected)), [store])
  // For a page that has not asked yet who is signed in; without a hint of a session nothing is sent.
  useEffect(() => {
    core.session.load()
  }, [core])

  return (
    <WidgetScope locale={locale} theme={props.theme}>
      {state.phase === 'signedOut' ? (
        signedOut
      ) : (
        <Switcher
          state={state}
          isCovered={isInDoubt}
          locale={locale}
          words={switcherMessages[locale]}
          verifyUrl={props.verifyUrl}
          onVerify={props.onVerify}
          onAdd={() => setIsDialogOpen(true)}
          onChoose={store.choose}
          onError={core.notices.error}
        />
      )}
      <AddOrganisationDialog
        core={core}
        isOpen={isDialogOpen}
        locale={locale}
        draft={draft}
        onClose={() => setIsDialogOpen(false)}
        onClosed={props.onDialogClosed}
        onCreated={props.onCreated}
      />
    </WidgetScope>
  )
}
