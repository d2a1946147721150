import { watch } from 'node:fs'

const quietMs = 150
const tests = /\.(test|stories)\./

/** Calls `build` after changes to sources below these folders; changes during a build lead to one more. */
export function rebuildOnChange(folders, build) {
  let timer = null
  let isBuilding = false
  let isStale = false

  const rebuild = async () => {
    if (isBuilding) {
      isStale = true
      return
    }
    isBuilding = true
    do {
      isStale = false
      await build()
    } while (isStale)
    isBuilding = false
  }

  for (const folder of folders) {
    watch(folder, { recursive: true }, (_, name) => {
      if (name && tests.test(name)) return
      clearTimeout(timer)
      timer = setTimeout(rebuild, quietMs)
    })
  }
}
