import type { Locale } from '@chuhai/contract/locale'
import { type AfterSignOn, type Core, createCore } from '@chuhai/core'
import { CoreContext } from '@chuhai/core/react'
import { Scope, type Theme, useEnd, useSetting } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useMemo } from 'react'
import { Notices } from './Notices'
import { SignOn } from './SignOn'

/** What `ChuhaiProvider` takes; it needs `base` or `core`. */
export interface ChuhaiProviderProps {
  /** The address of the portal, `https://portal.example.com`; `''` on its own pages. */
  base?: string | undefined
  /** A core of the page's own in place of `base`; the page destroys it. */
  core?: Core | undefined
  /** The language of all widgets: Chinese when not given. */
  locale?: Locale | undefined
  /** The theme of all widgets: light when not given. */
  theme?: Theme | undefined
  /**
   * What follows a sign-on: the session is refreshed in place, or the page reloads.
   * @default 'refresh'
   */
  afterLogin?: AfterSignOn | undefined
  /** A visitor has signed in through the dialogs. */
  onSignedIn?(detail: { id: string }): void
  /** The page, or the part of it with widgets. */
  children?: ReactNode
}

/**
 * Around the widgets of a page, once: their core, scope, theme and language, the dialogs of sign-on, and notices.
 *
 * @example
 * <ChuhaiProvider base="https://portal.example.com" locale="en" theme="auto"><LoginArea /></ChuhaiProvider>
 */
export const ChuhaiProvider = ({
  locale,
  theme,
  afterLogin,
  onSignedIn,
  children,
  ...given
}: ChuhaiProviderProps) => {
  const core = useOwnCore(given, locale)
  useSetting(core.locale.set, locale)
  useSetting(core.theme.set, theme)
  useEffect(() => {
    core.session.load()
  }, [core])
  const pageLocale = useStore(core.locale.$locale)
  const pageTheme = useStore(core.theme.$theme)
  return (
    <CoreContext.Provider value={core}>
      <Scope locale={locale ?? pageLocale} theme={theme ?? pageTheme}>
        {children}
        <SignOn afterLogin={afterLogin} onSignedIn={onSignedIn} />
        <Notices />
      </Scope>
    </CoreContext.Provider>
  )
}

/** The given core, or one of the provider's own, which ends with it. */
const useOwnCore = (
  { base, core: given }: Pick<ChuhaiProviderProps, 'base' | 'core'>,
  locale?: Locale,
): Core => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a later language is set on the same core
  const own = useMemo(() => {
    if (given) return null
    const core = createCore({ base: base as string })
    // For the first markup.
    core.locale.set(locale)
    return core
  }, [given, base])
  useEnd(own?.destroy)
  return given ?? (own as Core)
}
