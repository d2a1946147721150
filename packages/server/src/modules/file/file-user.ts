import type { Db } from '../../database/db'

/** What a module keeps uploaded files for. */
export interface FileUser {
  /** Returns which of some files it refers to, all by their paths. */
  findUsed(db: Db, paths: readonly string[]): Promise<Set<string>>
  /** Whether a user may see a file that it refers to and another user has uploaded; nobody may by default. */
  maySee?(db: Db, userId: number, path: string): Promise<boolean>
}
