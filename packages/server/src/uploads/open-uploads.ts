import { join } from 'node:path'
import { dataDirOf } from '../settings/data-dir'
import type { Env } from '../settings/env'
import { bucketOf } from './s3-store'
import { createUploads, type Uploads } from './uploads'

/** Uploads where the environment says: in the data folder, or in a bucket. */
export const openUploads = (env: Env): Uploads =>
  createUploads({
    folder: join(dataDirOf(env), 'uploads'),
    keepFreeBytes: env.UPLOADS_KEEP_FREE_MB * 1024 * 1024,
    store: bucketOf(env),
  })
