export const behaviours = ['normal', 'slow', 'failing', 'refusing', 'cut', 'repeating', 'shuffled'] as const

/**
 * How the carrier answers: `slow` does it, and answers when nobody waits any more; `failing` does nothing now; `refusing` books
 * nothing for good; `cut` does it, and breaks the connection off; `repeating` says everything several times; `shuffled` in any order.
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
