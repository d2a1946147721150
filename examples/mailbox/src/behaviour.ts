import { setTimeout as pause } from 'node:timers/promises'

export const behaviours = ['normal', 'slow', 'failing', 'half', 'lost', 'bouncing'] as const

/**
 * How the mailbox takes what comes: `slow` after some seconds, `failing` not now, `half` every other one, `lost` takes it and says
 * that it failed, `bouncing` refuses it for good.
 */
export type Behaviour = (typeof behaviours)[number]

/** What becomes of one message. */
export type Fate = 'taken' | 'failed' | 'takenAndFailed' | 'refused'

const fates: Record<Exclude<Behaviour, 'half'>, Fate> = {
  normal: 'taken',
  slow: 'taken',
  failing: 'failed',
  lost: 'takenAndFailed',
  bouncing: 'refused',
}

/** The switches of the page. */
export const createSwitches = (slowMs: number) => {
  let current: Behaviour = 'normal'
  let fails = false
  return {
    get current(): Behaviour {
      return current
    },
    choose(behaviour: Behaviour): void {
      current = behaviour
      fails = false
    },
    /** Decides what becomes of the next message, in the time that it takes. */
    async next(): Promise<Fate> {
      if (current === 'slow') await pause(slowMs)
      if (current !== 'half') return fates[current]
      fails = !fails
      return fails ? 'failed' : 'taken'
    },
  }
}

export type Switches = ReturnType<typeof createSwitches>
