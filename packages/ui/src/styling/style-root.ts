import { createContext, useContext, useInsertionEffect } from 'react'
import { tokens } from '../tokens'
import { adoptStyles, type StyleTarget } from './adopt'

/**
 * Where the components below put their styles: a shadow root or a document. `null` says that the page links
 * `@chuhai/ui/styles.css` and nothing is to be adopted; without a provider it is the page's document.
 */
export const StyleRoot = createContext<StyleTarget | null | undefined>(undefined)

/** Gives a component its stylesheet, before the first paint; the tokens come along. */
export const useStyles = (css: string): void => {
  const given = useContext(StyleRoot)
  useInsertionEffect(() => {
    const root = given === undefined ? document : given
    if (root) adoptStyles(root, tokens, css)
  }, [given, css])
}
