import type { Locale } from '@chuhai/contract/locale'
import type { AfterSignOn, Core, SignOnRequest } from '@chuhai/core'
import { hidden, type Theme, useEnd, useStyles, WidgetScope } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { sandboxFor } from './FramedSignOn'
import { signOnMessages } from './messages'
import { SignOnDialog } from './SignOnDialog'
import { createSignOnStore, type SignOnStore } from './store'
import css from './styles.css?inline'

/** What `SignOn` takes. */
export interface SignOnProps {
  /** That of the `ChuhaiProvider` above when not given. */
  core?: Core | undefined
  /** The language of the dialogs alone; the core's when not given. */
  locale?: Locale
  /** The theme of the dialogs alone; that of the page's scope when not given. */
  theme?: Theme | undefined
  /**
   * What follows a sign-on by default: the page reloads, or its session is refreshed in place.
   * @default 'refresh'
   */
  afterLogin?: AfterSignOn | undefined
  /** A visitor has signed in through the dialogs. */
  onSignedIn?(detail: { id: string }): void
}

const withoutHash = (address: string) => address.replace(/#.*/s, '')

/** Goes to the page that was requested, or reloads this one; ignores addresses of other sites. */
export const continueAfterSignOn = (
  { returnTo, after }: SignOnRequest,
  fallback: AfterSignOn,
  location: Pick<Location, 'href' | 'origin' | 'assign' | 'reload'>,
): void => {
  const isElsewhere =
    returnTo.startsWith(`${location.origin}/`) && withoutHash(returnTo) !== withoutHash(location.href)
  if (isElsewhere) location.assign(returnTo)
  else if ((after ?? fallback) === 'reload') location.reload()
}

/** The sign-on of a core, null until the first effect; it goes on while React hides its component, and ends with it. */
const useSignOnStore = (props: SignOnProps & { core: Core }): SignOnStore | null => {
  const { core } = props
  const [store, setStore] = useState<SignOnStore | null>(null)
  const made = useRef<{ core: Core; store: SignOnStore } | null>(null)
  const latest = useRef(props)
  latest.current = props
  useEffect(() => {
    if (made.current?.core === core) return
    made.current?.store.destroy()
    const created = createSignOnStore(core, {
      onSignedIn({ id }, request) {
        const { afterLogin = 'refresh', onSignedIn } = latest.current
        onSignedIn?.({ id })
        continueAfterSignOn(request, afterLogin, location)
      },
    })
    made.current = { core, store: created }
    setStore(created)
  }, [core])
  const [end] = useState(() => () => made.current?.store.destroy())
  useEnd(end)
  return store
}

/** The sign-on with its hidden frame and its dialog. */
export const SignOnDialogs = (props: SignOnProps & { core: Core }) => {
  const { core, locale } = props
  useStyles(css)
  useStyles(hidden)
  const store = useSignOnStore(props)
  const pageLocale = useStore(core.locale.$locale)
  return (
    <WidgetScope locale={locale ?? pageLocale} theme={props.theme}>
      {store && (
        <>
          <HiddenFrame store={store} title={signOnMessages[locale ?? pageLocale].connecting} />
          <SignOnDialog core={core} store={store} locale={locale ?? pageLocale} />
        </>
      )}
    </WidgetScope>
  )
}

/** Asks the provider silently; removed with its answer. */
const HiddenFrame = ({ store, title }: { store: SignOnStore; title: string }) => {
  const state = useStore(store.$state)
  return state.phase === 'silent' ? (
    <iframe
      ref={store.frame}
      className="ch-sign-on__hidden"
      src={state.address}
      title={title}
      sandbox={sandboxFor(state.address)}
      aria-hidden
      tabIndex={-1}
    />
  ) : null
}
