import type { ComponentType } from 'react'

type PageModule = { default: ComponentType<never> }

const modules = import.meta.glob<PageModule>(['../pages/*/*Page.tsx', '../layout/*/*Chrome.tsx'])

let known: Promise<Map<unknown, string>> | undefined

const findSources = async () => {
  const entries = Object.entries(modules).map(
    async ([path, load]) => [(await load()).default, path.replace('../', 'src/')] as const,
  )
  return new Map<unknown, string>(await Promise.all(entries))
}

/** Which source file the component of a page, or of what stands around it, comes from: the manifest knows built files by that name. */
export const sourceOf = async (page: unknown): Promise<string | undefined> => {
  known ??= findSources()
  return (await known).get(page)
}
