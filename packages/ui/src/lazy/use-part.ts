import { useEffect, useRef, useState } from 'react'

/** The address of the file that this is built into: set by the build of our tags, whose parts have further addresses. */
declare const chuhaiSharedFile: string | undefined

/** The browsers' message for a module that could not be fetched, with its address. */
const failedAddress = /dynamically imported module: (\S+)/
/** The file that a bundled function imports, and the member of it that is the module where the file has several. */
const importedPart = /import\(\W(?:[^)]*\/)?([\w.-]+\.js)\W\)(?:\.then\(\w+=>\w+\.(\w+)\))?/
let retries = 0

/**
 * Browsers remember a file that failed, also where another file imports it. The parts of our tags are taken from another
 * folder, with all that they import; elsewhere only the address of the module itself can change.
 */
const loadAgain = async <Module>(load: () => Promise<Module>, error: unknown): Promise<Module> => {
  retries += 1
  if (typeof chuhaiSharedFile === 'string') {
    const [, part, member] = importedPart.exec(String(load)) ?? []
    if (part) {
      const { href } = new URL(`parts~u${retries}/${part}`, chuhaiSharedFile)
      const file = await import(/* @vite-ignore */ /* webpackIgnore: true */ href)
      return member ? file[member] : file
    }
  }
  const [, address] = failedAddress.exec((error as Error | undefined)?.message ?? '') ?? []
  return address ? import(/* @vite-ignore */ /* webpackIgnore: true */ `${address}?retry=${retries}`) : load()
}

/**
 * Imports a module, with one retry after a lost connection, under another address where one is known. Core has a copy,
 * because neither package imports the other.
 */
export const importWithRetry = async <Module>(load: () => Promise<Module>): Promise<Module> => {
  try {
    return await load()
  } catch (error) {
    return loadAgain(load, error)
  }
}

/**
 * Fetches a part of a component when it is wanted, so that a closed field stays small. A fetch that fails is retried
 * once; then another truthy `wanted` fetches it again.
 *
 * @param load Has to be the same function at each render: define it outside of the component.
 * @param onFailed Resets what the part was wanted for.
 * @returns The part, or undefined until it is there.
 *
 * @example
 * const loadViewer = () => import('@chuhai/ui/image-viewer')
 * const viewer = usePart(loadViewer, true)
 */
export const usePart = <Part>(
  load: () => Promise<Part>,
  wanted: unknown,
  onFailed?: (error: unknown) => void,
): Part | undefined => {
  const [part, setPart] = useState<{ loaded: Part }>()
  const failed = useRef(onFailed)
  failed.current = onFailed
  const demand = part ? null : wanted || null
  useEffect(() => {
    let isCurrent = true
    if (demand)
      importWithRetry(load).then(
        (loaded) => isCurrent && setPart({ loaded }),
        (error: unknown) => {
          console.error(
            '[chuhai] A part of the page could not be fetched: check that all files of /widgets are served.',
          )
          if (isCurrent) failed.current?.(error)
        },
      )
    return () => {
      isCurrent = false
    }
  }, [demand, load])
  return part?.loaded
}

/** A part that is fetched on a visitor's intent. `close` is called where it fails; the next intent fetches it again. */
export const usePartOnIntent = <Part>(
  load: () => Promise<Part>,
  close: () => void,
): [Part | undefined, preload: () => void] => {
  const [isWanted, setIsWanted] = useState(false)
  const part = usePart(load, isWanted, () => {
    setIsWanted(false)
    close()
  })
  return [part, () => setIsWanted(true)]
}
