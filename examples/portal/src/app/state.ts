import { type Menus, noMenus } from './menus'

/** What the server has read for the first page, and hands to the browser inside the document. */
export interface PortalState {
  menus: Menus
  now: number
  data?: unknown
  /** The layout's data. */
  chrome?: unknown
  failure?: { code: number; message: string }
}

export const stateElementId = 'portal-state'

/** JSON that is safe inside a script element: no `</script>`, no `<!--`. */
export const writeJson = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c')

export const readState = (document: Document): PortalState => {
  const text = document.getElementById(stateElementId)?.textContent
  return text ? JSON.parse(text) : { menus: noMenus, now: Date.now() }
}
