import { randomUUID } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { createUploads, type UploadOptions, type Uploads } from '../uploads/uploads'

export interface TestUploads extends Uploads {
  folder: string
  /** All files: incoming and stored ones. */
  names(): Promise<string[]>
}

const filesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

/** Uploads in a folder of their own, which is removed after the file's tests. */
export const startTestUploads = (options: Omit<UploadOptions, 'folder'> = {}): TestUploads => {
  const folder = join(tmpdir(), `chuhai-uploads-${randomUUID()}`)
  afterAll(() => rm(folder, { recursive: true, force: true }))
  return { ...createUploads({ folder, ...options }), folder, names: () => filesIn(folder) }
}

export const formOf = (...parts: [field: string, name: string, content: string | Uint8Array][]): FormData => {
  const form = new FormData()
  for (const [field, name, content] of parts) form.append(field, new Blob([content as BlobPart]), name)
  return form
}

/** A body that counts its reads. */
export const watchedBody = () => {
  const watched = { pulls: 0, stream: new ReadableStream<Uint8Array>() }
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    watched.pulls += 1
    controller.close()
  }
  watched.stream = new ReadableStream({ pull }, { highWaterMark: 0 })
  return watched
}
