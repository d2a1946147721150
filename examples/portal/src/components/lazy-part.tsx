import { loadOnce } from '@chuhai/core'
import { Button, useLocale } from '@chuhai/ui'
import { type ComponentType, lazy, useSyncExternalStore } from 'react'

const messages = { 'zh-CN': '没有载入，重试', en: 'Failed. Retry' }

/** Code that a component needs before it can be rendered. */
interface Loadable {
  /** Fetches the code, once; a component that is rendered after that is there at once. Rejects where it cannot be fetched. */
  load(): Promise<unknown>
}

/**
 * A component whose code is fetched when it is first rendered, as that of `lazy` of React, or before that by its `load`. Where the
 * code cannot be fetched, a line that says so takes its place, and the code is fetched again with 重试 or the next time that the
 * component is shown; `lazy` would throw the same error until the page is reloaded.
 *
 * @param load The import itself, of a module with the component as default.
 * @returns The component; the nearest `Suspense` shows its fallback until the code is there. Create it outside of components.
 * @example
 * const Prices = lazyPart(loadPrices)
 * <Suspense fallback={<Skeleton />}><Prices year={2026} /></Suspense>
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> & Loadable => {
  let Loaded: ComponentType<Props> | undefined
  const loadModule = loadOnce(async () => {
    const module = await load()
    Loaded = module.default
    return module
  })
  const listeners = new Set<() => void>()
  let hasFailed = false
  /** What is shown; as long as it is, it stays the same, since another component would lose the state of this one. */
  let Part: ComponentType<Props> | undefined

  const attempt = () => {
    hasFailed = false
    return lazy(() =>
      loadModule().catch(() => {
        hasFailed = true
        return { default: Failed }
      }),
    )
  }
  const current = () => {
    Part ??= Loaded ?? attempt()
    return Part
  }
  const retry = () => {
    Part = undefined
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      // The next that is shown fetches again.
      if (hasFailed) Part = undefined
    }
  }
  // biome-ignore lint/correctness/noComponentHookFactories: a component for each part, made once
  const Failed = () => (
    <p role="alert">
      <Button variant="text" onClick={retry}>
        {messages[useLocale()]}
      </Button>
    </p>
  )

  // biome-ignore lint/correctness/noComponentHookFactories: as `lazy`, it makes a component, once
  const LazyPart = (props: Props) => {
    const Shown = useSyncExternalStore(subscribe, current, current)
    return <Shown {...props} />
  }
  return Object.assign(LazyPart, { load: loadModule })
}
