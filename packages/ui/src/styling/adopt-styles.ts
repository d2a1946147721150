/** What carries stylesheets: a page, or the shadow root of one of our elements. */
export type StyleTarget = Document | ShadowRoot

const sheetsOfDocument = new WeakMap<Document, Map<string, CSSStyleSheet>>()

/** The one constructable sheet of this text in this document; however many roots adopt it, it is parsed once. */
const sheetOf = (document: Document, css: string) => {
  const sheets = sheetsOfDocument.get(document) ?? new Map<string, CSSStyleSheet>()
  sheetsOfDocument.set(document, sheets)
  let sheet = sheets.get(css)
  if (!sheet) {
    sheet = new (document.defaultView ?? globalThis).CSSStyleSheet()
    sheet.replaceSync(css)
    sheets.set(css, sheet)
  }
  return sheet
}

/** Texts that a root is known to wear: asking the root itself costs more, and thirty components of a form ask. */
const textsOfRoot = new WeakMap<StyleTarget, Set<string>>()

/**
 * Makes `root` adopt these stylesheets, in this order, each at most once. A root keeps what it has adopted: a shadow
 * root goes with its element, and a page gains one sheet per stylesheet, however often components come and go.
 *
 * @param texts Stylesheets as text.
 * @example
 * adoptStyles(document, tokens, '.note { color: var(--chuhai-text) }')
 */
export const adoptStyles = (root: StyleTarget, ...texts: string[]): void => {
  const worn = textsOfRoot.get(root) ?? new Set()
  const missing = texts.filter((css) => !worn.has(css))
  // jsdom and browsers from before 2023 adopt nothing; the page then links styles.css.
  if (!missing.length || !root.adoptedStyleSheets) return
  const document = root.ownerDocument ?? (root as Document)
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...missing.map((css) => sheetOf(document, css))]
  textsOfRoot.set(root, new Set([...worn, ...missing]))
}
