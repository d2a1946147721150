import { existsSync } from 'node:fs'
import { chmod, mkdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const upwards = (from: string, marker: string): string | null => {
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, marker))) return folder
    if (folder === dirname(folder)) return null
  }
}

const here = dirname(fileURLToPath(import.meta.url))

/** The folder of this package: sources and the bundle are at different depths below it. */
export const packageDir = upwards(here, 'package.json') ?? here

/** The project's root, so that server and operator use the same folder wherever they are started. */
export const projectDir = upwards(packageDir, 'pnpm-workspace.yaml') ?? process.cwd()

export const migrationsDir = join(packageDir, 'migrations')
export const mediaDir = join(packageDir, 'media')
/** Films of lessons: not public, unlike what is in `media`. */
export const lessonsDir = join(packageDir, 'lessons')
/** Tables, templates and checklists of lessons; not public either. */
export const lessonFilesDir = join(lessonsDir, 'files')
export const contentDir = join(packageDir, 'content')

/** Resolves a folder of the environment from the project's root. */
export const fromProject = (path: string): string => resolve(projectDir, path)

/** Creates a folder that other users of this machine cannot read; another user's folder stays unchanged. */
export const makePrivateFolder = async (path: string): Promise<void> => {
  await mkdir(path, { recursive: true, mode: 0o700 })
  await chmod(path, 0o700).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPERM' && error.code !== 'EROFS') throw error
  })
}
