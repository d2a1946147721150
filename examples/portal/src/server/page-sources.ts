import type { ComponentType } from 'react'

type PageModule = { default: ComponentType<never> }

const modules = import.meta.glob<PageModule>('../pages/*/*Page.tsx')

let known: Promise<Map<unknown, string>> | undefined

const findSources = async () => {
  const entries = Object.entries(modules).map(
    async ([path, load]) => [(await load()).default, path.replace('../', 'src/')] as const,
  )
  return new Map<unknown, string>(await Promise.all(entries))
}

/** Which source file a page's component comes from: the manifest knows built files by that name. */
export const sourceOf = async (page: unknown): Promise<string | undefined> => {
  known ??= findSources()
  return (await known).get(page)
}
