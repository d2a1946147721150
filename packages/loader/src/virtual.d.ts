declare module 'virtual:rail-tokens' {
  const css: string
  export default css
}
declare module 'virtual:rendered-form' {
  import type { Settings } from './settings'
  import type { Tree } from './tree'

  /** The form before anybody has typed, by language. */
  export const trees: Record<Settings['locale'], Tree>
  /** The stylesheets it wears. */
  export const styles: string[]
}
