import type { Warn } from './settings'

/** The file of our tag: `loader.js` for the elements, `help-box.js` with the floating box in it. */
export type EntryFile = 'loader.js' | 'help-box.js'

/** Whether an address ends with a path, before its query. */
const ends = (address: string, path: string) => RegExp(`/${path}([?#]|$)`).test(address)

/** Our tag at an address of a portal. */
export const tagAt = (file: EntryFile) => `script[src*="/widgets/"][src*="/${file}"]`

/** Our tag at any address. */
export const copies = 'script[src][data-base]'

/**
 * Returns our own tag: by its address in a folder `widgets`, or, at any address, by `data-base`. Null where this file runs
 * without one, after a sentence that says why.
 */
export const findTag = (document: Document, file: EntryFile, warn: Warn): HTMLScriptElement | null => {
  const ours = tagAt(file)
  // A picture or a form called "currentScript" would take the place of the script.
  const running = document.currentScript instanceof HTMLScriptElement ? document.currentScript : null
  if (running?.matches(`${ours}, ${copies}`)) return running
  const tag =
    document.querySelector<HTMLScriptElement>(ours) ?? document.querySelector<HTMLScriptElement>(copies)
  if (!tag) {
    const { src = '' } = running ?? {}
    warn(
      ends(src, file)
        ? `${src} is a copy. Its tag needs data-base="https://…".`
        : `${file} must stay a file of its own, run by its tag${src && `, not by ${src}`}.`,
    )
  }
  return tag
}

/** The folder of the build's files: beside the tag, or for a copy at the portal. */
export const filesOf = ({ src }: HTMLScriptElement, file: EntryFile, base: string): string =>
  ends(src, `widgets/${file}`) ? new URL('.', src).href : `${base}/widgets/`
