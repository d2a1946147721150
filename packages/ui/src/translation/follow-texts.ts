/** What a page translator shows in place of a text. */
interface Translation {
  shown: Node
  /** What the text said; meanwhile it is empty. */
  value: string
}

const translations = new WeakMap<Text, Translation>()
const originals = new WeakMap<Node, Text>()

const isText = (node: Node | null | undefined): node is Text => node?.nodeType === Node.TEXT_NODE

/** Translators write `<font>` or elements of their own; nothing of ours replaces a text by these. */
const isTranslation = (node: Node | null | undefined): node is Node =>
  node?.nodeType === Node.ELEMENT_NODE && /^font$|-/i.test(node.nodeName)

/** Whether it is the translation of a text in front of it. */
const isTaken = ({ previousSibling }: Node): boolean => isText(previousSibling) && previousSibling.data === ''

const removeFromParent = (node: Node): void => {
  node.parentNode?.removeChild(node)
}
const replace = (before: Node, after: Node): void => {
  before.parentNode?.replaceChild(after, before)
}

const remember = (text: Text, translation: Translation): void => {
  translations.set(text, translation)
  originals.set(translation.shown, text)
}
const forget = (text: Text): Translation | undefined => {
  const translation = translations.get(text)
  if (translation) originals.delete(translation.shown)
  translations.delete(text)
  return translation
}

/** Puts the text back, empty, in front of its translation: whoever rendered it finds it where it was. */
const cover = (text: Text, shown: Node): void => {
  remember(text, { shown, value: text.data })
  // Some translators move the text itself.
  if (shown.contains(text)) replace(text, text.cloneNode())
  text.data = ''
  shown.parentNode?.insertBefore(text, shown)
}

/** The text has changed. It is added again where it is shown, because translators look for what is added. */
const handleChange = (text: Text, isTranslatedAgain: boolean): void => {
  const translation = forget(text)
  if (!translation) return
  const { shown } = translation
  if (isTranslatedAgain) removeFromParent(shown)
  else if (shown.parentNode) replace(shown, text)
  else text.parentNode?.insertBefore(text, text.nextSibling)
}

/** The text was replaced by a translator, or removed or moved by whoever rendered it. */
const handleRemoval = (text: Text, record: MutationRecord, changesLater: boolean): void => {
  const { target, addedNodes, previousSibling, nextSibling } = record
  const [added] = addedNodes
  const translation = translations.get(text)
  if (translation) {
    // A translator that takes empty texts would go on for ever: this one stays outside until it changes.
    if (isTranslation(added) && !text.parentNode) {
      removeFromParent(added)
      return
    }
    forget(text)
    removeFromParent(translation.shown)
    text.data = translation.value
    return
  }
  if (text.parentNode === target) return
  const beside = [previousSibling, nextSibling].find((node) => isTranslation(node) && !isTaken(node))
  const shown = isTranslation(added) ? added : beside
  if (shown?.parentNode !== target) return
  if (changesLater) replace(shown, text)
  else cover(text, shown)
}

/** A translation is taken back, or replaced by another one. */
const handleReplacement = (shown: Node, [next]: NodeList): void => {
  const text = originals.get(shown)
  const translation = text && !shown.parentNode && forget(text)
  if (!translation) return
  if (next && next !== text) remember(text, { ...translation, shown: next })
  else text.data = translation.value
}

/** Something was added between a text and its translation. */
const keepTogether = (text: Node | null): void => {
  const shown = isText(text) && translations.get(text)?.shown
  if (text && shown && shown.parentNode === text.parentNode && text.nextSibling !== shown)
    text.parentNode?.insertBefore(shown, text.nextSibling)
}

/** On a page around us, the texts in our parts. */
const ours = '.chuhai, [class^="ch-"], [class*=" ch-"]'
const isOurs = (parent: Node): boolean => (parent as Partial<Element>).closest?.(ours) != null

const observe = (root: Document | ShadowRoot): MutationObserver => {
  const isWhole = root.nodeType !== Node.DOCUMENT_NODE
  const observer = new MutationObserver((records) => {
    for (const [index, record] of records.entries()) {
      const later = records.slice(index + 1)
      const { target, removedNodes, addedNodes, previousSibling } = record
      if (isText(target)) {
        const isTranslatedAgain = later.some((other) => [...other.removedNodes].includes(target))
        handleChange(target, isTranslatedAgain)
        continue
      }
      if (!isWhole && !isOurs(target)) continue
      for (const node of removedNodes) {
        if (!isText(node)) {
          handleReplacement(node, addedNodes)
          continue
        }
        const changesLater = later.some((other) => other.target === node)
        handleRemoval(node, record, changesLater)
        if (!node.parentNode && translations.has(node)) observer.observe(node, { characterData: true })
      }
      if (addedNodes.length > 0) keepTogether(previousSibling)
    }
    // What was done here.
    observer.takeRecords()
  })
  observer.observe(root, { childList: true, characterData: true, subtree: true })
  return observer
}

/** One observer for each root: a second one would take the work of the first for changes. */
const followed = new WeakMap<Document | ShadowRoot, { observer: MutationObserver; users: number }>()

/**
 * Keeps our texts below `root` current on a page that a translator rewrites. It replaces each text by elements of its own;
 * React and Preact would change, move and remove texts that are no longer there. Here the text returns empty beside its
 * translation, which goes as soon as the text changes or goes. Returns the function that ends it.
 */
export const followTexts = (root: Document | ShadowRoot): (() => void) => {
  const known = followed.get(root) ?? { observer: observe(root), users: 0 }
  followed.set(root, known)
  known.users += 1
  return () => {
    known.users -= 1
    if (known.users > 0) return
    known.observer.disconnect()
    followed.delete(root)
  }
}
