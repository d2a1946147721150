import { contentDir } from '../process/folders'

/** A folder of content, and the moment from which its relative dates count. */
export interface ContentSource {
  folder: string
  now: Date
}

/** What a new database starts with. */
export const firstContent = (now: Date): ContentSource => ({ folder: contentDir, now })
