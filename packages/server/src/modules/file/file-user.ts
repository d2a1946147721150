import type { Db } from '../../database/db'

/** What a module keeps uploaded files for. */
export interface FileUser {
  /** Returns which of some files it refers to, all by their paths. */
  findUsed(db: Db, paths: readonly string[]): Promise<Set<string>>
  /** Whether a user may see a file of another user that the module refers to; false by default. */
  maySee?(db: Db, userId: number, path: string): Promise<boolean>
  /** Whether everybody may see an image that the module refers to, as it is published; false by default. */
  isPublic?(db: Db, path: string): Promise<boolean>
}
