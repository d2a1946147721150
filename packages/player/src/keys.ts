import { type Player, seekStepS, volumeStep } from './store'
import { rates } from './viewer'

/** What a key does beyond the player's own state. */
export interface KeyTargets {
  toggleFullscreen(): void
  toggleHelp(): void
}

type KeyEvent = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>

const nextRate = (rate: number, step: 1 | -1): number => {
  const index = (rates as readonly number[]).indexOf(rate)
  return rates[Math.min(Math.max(index + step, 0), rates.length - 1)] ?? 1
}

/** Whether a control itself uses the key: a button its press, a list and the volume their arrows. */
const isOfControl = ({ key, target }: KeyEvent): boolean => {
  const element = target as HTMLElement | null
  if (element?.closest('select')) return !['f', 'm', 'c', '?'].includes(key.toLowerCase())
  if (key === ' ') return element?.closest('button, a') !== null
  return element?.closest('[data-keys="own"]') !== null && key.startsWith('Arrow')
}

/** Steers a player by a key. Returns whether the key was one of its own. */
export const handleKey = (player: Player, event: KeyEvent, targets: KeyTargets): boolean => {
  if (event.ctrlKey || event.metaKey || event.altKey || isOfControl(event)) return false
  const { rate } = player.$state.get()
  const actions: Record<string, () => void> = {
    ' ': player.toggle,
    k: player.toggle,
    arrowleft: () => player.seekBy(-seekStepS),
    arrowright: () => player.seekBy(seekStepS),
    arrowup: () => player.changeVolume(volumeStep),
    arrowdown: () => player.changeVolume(-volumeStep),
    f: targets.toggleFullscreen,
    m: player.toggleMuted,
    c: player.toggleSubtitles,
    '<': () => player.setRate(nextRate(rate, -1)),
    '>': () => player.setRate(nextRate(rate, 1)),
    '?': targets.toggleHelp,
  }
  const action = actions[event.key.toLowerCase()]
  action?.()
  return action !== undefined
}
