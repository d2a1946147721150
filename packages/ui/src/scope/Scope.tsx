import { type ReactNode, useContext, useEffect, useState } from 'react'
import { type Locale, LocaleProvider, useLocale } from '../locale/locale'
import { StyleRoot, useStyles } from '../styling/use-styles'
import { warnOfMissingStyles, warnOfUnlinkedStyles } from './check-page'
import css from './scope.css?inline'

/** Bundlers put a text in its place, so that nothing of the checks is left on a site. */
declare const process: { env: { NODE_ENV?: string } }

/** Light, dark, or as the device is set. */
export type Theme = 'light' | 'dark' | 'auto'

/** What `Scope` takes. */
export interface ScopeProps {
  /** Light, dark, or as the system is set. */
  theme: Theme
  /** The language of what is inside; that above when not given. */
  locale?: Locale | undefined
  /** What the theme and the language are for. */
  children?: ReactNode
}

/** During development, says in the console what the page below `root` lacks. */
export const usePageCheck = (): void => {
  const root = useContext(StyleRoot)
  useEffect(() => {
    if (process.env.NODE_ENV === 'development') warnOfMissingStyles(root ?? document)
  }, [root])
}

/**
 * The scope of the design language, with its theme and language: an element without a box of its own.
 *
 * @example
 * <Scope theme="dark" locale="en"><Button>Send</Button></Scope>
 */
export const Scope = ({ theme, locale, children }: ScopeProps) => {
  useStyles(css)
  const above = useLocale()
  // In the first render of a page that a server has rendered, before the components bring their styles.
  useState(() => process.env.NODE_ENV === 'development' && warnOfUnlinkedStyles())
  return (
    <LocaleProvider locale={locale}>
      <div className="chuhai ch-scope" data-theme={theme} lang={locale ?? above}>
        {children}
      </div>
    </LocaleProvider>
  )
}
