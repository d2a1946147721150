import { createContext, createElement, type ReactNode, useContext, useLayoutEffect } from 'react'
import { StyleRoot } from '../styling/use-styles'
import { followTexts } from '../translation/follow-texts'
import { type Messages, messages } from './messages'

export type Locale = 'zh-CN' | 'en'

const Context = createContext<Locale>('zh-CN')

/** The language of everything below; without `locale` it stays what it is above. A translator freezes no text of it. */
export const LocaleProvider = ({
  locale,
  children,
}: {
  locale?: Locale | undefined
  children?: ReactNode
}) => {
  const above = useContext(Context)
  const root = useContext(StyleRoot)
  // Before a translator gets the first texts.
  useLayoutEffect(() => followTexts(root ?? document), [root])
  return createElement(Context.Provider, { value: locale ?? above }, children)
}

/** The language asked for: Chinese unless somebody above says otherwise. */
export const useLocale = (): Locale => useContext(Context)

/** The components' own texts in that language. */
export const useMessages = (): Messages => messages[useLocale()]
