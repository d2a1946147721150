import type { Panel } from '@chuhai/help-box/rail'

/** What the panels are made of: what is painted early, the panels, and the part that one of them needs. */
export type BoxFile = 'early' | 'panels' | Panel

/** Imports the first of these; where it takes long, the others come side by side with it. */
export type ImportFiles = <M>(...names: [BoxFile, ...BoxFile[]]) => Promise<M>
