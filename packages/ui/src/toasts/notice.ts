/** A short message of the page. */
export interface Notice {
  id: string | number
  kind: 'success' | 'warning' | 'error'
  text: string
  durationMs: number
}
