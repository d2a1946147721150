/**
 * Code that is asked for once. While it is here it answers within the same turn of the browser, where `import()` would
 * wait for the next; after a failure it is asked for anew.
 */
export const kept = <T>(bring: () => Promise<T>): (() => Promise<T>) => {
  let coming: Promise<T> | undefined
  return () => {
    coming ??= bring().catch((error) => {
      coming = undefined
      throw error
    })
    return coming
  }
}
