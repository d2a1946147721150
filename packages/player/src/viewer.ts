import type { Quality } from './quality'

export const rates = [0.5, 0.75, 1, 1.25, 1.5, 2] as const

/** Settings that a viewer has changed; they apply to later videos, too. `volume` is from 0 to 1. */
export interface ViewerChoices {
  rate?: number
  volume?: number
  isMuted?: boolean
  hasSubtitles?: boolean
  quality?: Quality
}

/** Where choices are kept for the next video. */
export interface ViewerMemory {
  read(): ViewerChoices
  write(choices: ViewerChoices): void
}

/** The name of the choices in the storage of the device. */
export const viewerKey = 'chuhai.player'

const isFraction = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 1
const isFlag = (value: unknown) => typeof value === 'boolean'

const checks: Record<keyof ViewerChoices, (value: unknown) => boolean> = {
  rate: (value) => (rates as readonly unknown[]).includes(value),
  volume: isFraction,
  isMuted: isFlag,
  hasSubtitles: isFlag,
  quality: (value) => value === null || Number.isInteger(value),
}

/** Keeps valid settings only: the storage may hold those of an earlier version. */
const validOf = (stored: unknown): ViewerChoices => {
  const entries = Object.entries(checks).map(([name, isValid]) => {
    const value = (stored as Record<string, unknown> | null)?.[name]
    return isValid(value) ? { [name]: value } : {}
  })
  return Object.assign({}, ...entries)
}

/**
 * Saves a viewer's settings in localStorage, or in memory if that is blocked.
 *
 * @param open Returns the storage; even naming `localStorage` may throw.
 * @example
 * const memory = createViewerMemory()
 * const player = createPlayer({ title: '看懂体积重', src: '/weight.mp4', poster: '/weight.webp' }, { memory })
 */
export const createViewerMemory = (
  open: () => Pick<Storage, 'getItem' | 'setItem'> | undefined = () => globalThis.window?.localStorage,
): ViewerMemory => {
  let unstored: ViewerChoices = {}
  const read = (): ViewerChoices => {
    try {
      return { ...validOf(JSON.parse(open()?.getItem(viewerKey) ?? 'null')), ...unstored }
    } catch {
      return unstored
    }
  }
  return {
    read,
    write(choices) {
      const all = { ...read(), ...choices }
      unstored = all
      try {
        const storage = open()
        storage?.setItem(viewerKey, JSON.stringify(all))
        if (storage) unstored = {}
      } catch {
        // Blocked or full: it stays in `unstored`.
      }
    },
  }
}
