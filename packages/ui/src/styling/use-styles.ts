import { createContext, useContext, useInsertionEffect } from 'react'
import contrastCss from '../tokens/contrast.css?inline'
import languageCss from '../tokens/language.css?inline'
import tokensCss from '../tokens/tokens.css?inline'
import { adoptStyles, type StyleTarget } from './adopt-styles'
import hiddenCss from './hidden.css?inline'

/** The design language as a stylesheet text: adopted by a root before the first component's sheet. */
export const tokens: string = tokensCss + languageCss + contrastCss

/** The stylesheet of the class `ch-hidden`, for what is read out and not seen: a component gives it beside its own. */
export const hidden: string = hiddenCss

/**
 * Where the components below put their styles: a shadow root or a document. `null` says that the page links
 * `@chuhai/ui/styles.css` and nothing is to be adopted; without a provider it is the page's document.
 */
export const StyleRoot = createContext<StyleTarget | null | undefined>(undefined)

/**
 * Adopts a component's stylesheet and the tokens before the first paint.
 *
 * @example
 * useStyles('.note { color: var(--chuhai-text) }')
 */
export const useStyles = (css: string): void => {
  const given = useContext(StyleRoot)
  useInsertionEffect(() => {
    const root = given === undefined ? document : given
    if (root) adoptStyles(root, tokens, css)
  }, [given, css])
}
