import type { Panel } from '@chuhai/help-box/rail'

/** What the panels are made of: what is painted early, the panels, and the part that one of them needs. */
export type BoxFile = 'early' | 'panels' | Panel

/** Imports the first of these; the others are fetched side by side with it, and do not run yet. */
export type ImportFiles = <M>(...names: [BoxFile, ...BoxFile[]]) => Promise<M>
