import type { ComponentType } from 'react'

type PageModule = { default: ComponentType<never> }

const modules = import.meta.glob<PageModule>('../**/*{Page,Chrome}.tsx')

let known: Promise<Map<unknown, string>> | undefined

const findSources = async () => {
  const entries = Object.entries(modules).map(
    async ([path, load]) => [(await load()).default, path.replace('../', 'src/')] as const,
  )
  return new Map<unknown, string>(await Promise.all(entries))
}

/** Returns the source file of a page's or layout's component, by which the manifest names built files. */
export const sourceOf = async (page: unknown): Promise<string | undefined> => {
  known ??= findSources()
  return (await known).get(page)
}

/** What vite's manifest says about one built file. */
interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
}

type Manifest = Record<string, Chunk>

/** Files a document asks for. */
export interface Assets {
  scripts: string[]
  styles: string[]
  preloads: string[]
  early: string | null
}

export type AssetsOf = (...sources: string[]) => Assets

const clientEntry = 'src/entry-client.tsx'
const earlyEntry = 'src/early.ts'

const walk = (manifest: Manifest, name: string, seen: Set<string>): void => {
  if (seen.has(name) || !manifest[name]) return
  seen.add(name)
  for (const other of manifest[name].imports ?? []) walk(manifest, other, seen)
}

/** The built files of the entry and of the page that is shown first. */
export const assetsFromManifest = (manifest: Manifest): AssetsOf => {
  const closureOf = (...names: string[]) => {
    const seen = new Set<string>()
    for (const name of names) walk(manifest, name, seen)
    return [...seen]
  }
  const chunksOf = (names: readonly string[]) => names.map((name) => manifest[name] as Chunk)
  const start = new Set(closureOf(clientEntry))
  return (...sources) => {
    const unknown = sources.find((source) => !manifest[source])
    if (unknown) throw new Error(`[chuhai] the manifest has no file of ${unknown}`)
    const chunks = chunksOf(closureOf(clientEntry, ...sources))
    const entry = manifest[clientEntry]?.file
    // Lazy parts of the page are rendered by the server too, and need their styles.
    const own = chunksOf(closureOf(...sources).filter((name) => !start.has(name)))
    const parts = chunksOf(closureOf(...own.flatMap((chunk) => chunk.dynamicImports ?? [])))
    return {
      scripts: entry ? [`/${entry}`] : [],
      styles: [...new Set([...chunks, ...parts].flatMap((chunk) => chunk.css ?? []))].map(
        (file) => `/${file}`,
      ),
      preloads: [...new Set(chunks.map(({ file }) => `/${file}`))].filter((file) => file !== `/${entry}`),
      early: manifest[earlyEntry] ? `/${manifest[earlyEntry].file}` : null,
    }
  }
}

const devAssets: AssetsOf = () => ({
  scripts: ['/@vite/client', `/${clientEntry}`],
  styles: [],
  preloads: [],
  early: null,
})

/** The manifest of the browser's build, which is made first; without one (development) vite serves the sources. */
export const readAssets = (): AssetsOf => {
  const found = import.meta.glob<Manifest>('../../dist/client/.vite/manifest.json', {
    eager: true,
    import: 'default',
  })
  const manifest = Object.values(found)[0]
  return manifest && !import.meta.env.DEV ? assetsFromManifest(manifest) : devAssets
}
