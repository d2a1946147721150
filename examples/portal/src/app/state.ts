import type { RecommendedPlatform } from '@chuhai/contract/platform'

/** What the server has read for the first page, and hands to the browser inside the document. */
export interface PortalState {
  platforms: RecommendedPlatform[]
  now: number
  data?: unknown
  /** The layout's data. */
  chrome?: unknown
  failure?: { code: number; message: string }
}

export const stateElementId = 'portal-state'

/** JSON that can stand in a script element: no `</script>`, no `<!--`. */
export const writeState = (state: PortalState): string => JSON.stringify(state).replaceAll('<', '\\u003c')

export const readState = (document: Document): PortalState => {
  const text = document.getElementById(stateElementId)?.textContent
  return text ? JSON.parse(text) : { platforms: [], now: Date.now() }
}
