import { createContext, createElement, type ReactNode, useContext } from 'react'
import { useIsomorphicLayoutEffect } from '../layout-effect/use-isomorphic-layout-effect'
import { StyleRoot } from '../styling/use-styles'
import { followTexts } from '../translation/follow-texts'
import { type Messages, messages } from './messages'

/** The languages of components: Chinese, and English. */
export type Locale = 'zh-CN' | 'en'

const Context = createContext<Locale>('zh-CN')

/**
 * The language of everything below; without `locale` it stays what it is above. A translator freezes no text of it.
 *
 * @example
 * <LocaleProvider locale="en"><Spinner /></LocaleProvider>
 */
export const LocaleProvider = ({
  locale,
  children,
}: {
  /** The language of everything below; that above when not given. */
  locale?: Locale | undefined
  /** What is in that language. */
  children?: ReactNode
}) => {
  const above = useContext(Context)
  const root = useContext(StyleRoot)
  // Before a translator gets the first texts.
  useIsomorphicLayoutEffect(() => followTexts(root ?? document), [root])
  return createElement(Context.Provider, { value: locale ?? above }, children)
}

/** Returns the language asked for: Chinese unless a `LocaleProvider` above says otherwise. */
export const useLocale = (): Locale => useContext(Context)

/** Returns the components' own texts in that language. */
export const useMessages = (): Messages => messages[useLocale()]
