export const behaviours = ['normal', 'slow', 'failing', 'refusing', 'cut', 'repeating', 'shuffled'] as const

/**
 * Behaviour of the carrier: `slow` executes and answers after the caller has timed out; `failing` answers 503; `refusing` rejects bookings
 * permanently; `cut` executes and drops the connection; `repeating` sends events several times; `shuffled` sends them out of order.
 */
export type Behaviour = (typeof behaviours)[number]

/** The switch of the page. */
export const createSwitch = () => {
  let current: Behaviour = 'normal'
  return {
    get current(): Behaviour {
      return current
    },
    choose(behaviour: Behaviour): void {
      current = behaviour
    },
  }
}

export type Switch = ReturnType<typeof createSwitch>
