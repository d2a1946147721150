import { fromProject } from '../process/folders'
import type { Env } from './env'

/** Where the embedded database, uploads and the operator's socket are. */
export const dataDirOf = (env: Env): string => fromProject(env.DATA_DIR)
