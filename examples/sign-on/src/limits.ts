import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { nameKey } from './accounts/rules'
import type { LimitOptions } from './options'

const attemptsWindowSeconds = 15 * 60
const registrationsWindowSeconds = 10 * 60
/** Names per address: stops trying one password on many names. */
const namesPerAttempt = 20

/** Seconds to wait, 0 when there is no need to. */
type Wait = number

export interface Attempt {
  wait: Wait
  /** Reports a wrong password. Resolves to the wait before the next attempt. */
  failed(): Promise<Wait>
  succeeded(): Promise<void>
}

export interface Limits {
  /** Counts before the password is looked at, so that many attempts at once are no way around. */
  attempt(name: string, address: string): Promise<Attempt>
  registration(address: string): Promise<Wait>
}

const secondsOf = ({ msBeforeNext }: RateLimiterRes): Wait => Math.max(1, Math.ceil(msBeforeNext / 1000))

const take = (limiter: RateLimiterMemory, key: string) =>
  limiter.consume(key).then(
    ({ remainingPoints }) => ({ wait: 0, isLast: remainingPoints === 0 }),
    (refused: unknown) => {
      if (refused instanceof RateLimiterRes) return { wait: secondsOf(refused), isLast: false }
      throw refused
    },
  )

export const createLimits = ({ attempts, waitSeconds, registrations }: LimitOptions): Limits => {
  const perName = new RateLimiterMemory({
    keyPrefix: 'name',
    points: attempts,
    duration: attemptsWindowSeconds,
    blockDuration: waitSeconds,
  })
  const perAddress = new RateLimiterMemory({
    keyPrefix: 'address',
    points: attempts * namesPerAttempt,
    duration: attemptsWindowSeconds,
    blockDuration: waitSeconds,
  })
  const newcomers = new RateLimiterMemory({
    keyPrefix: 'newcomers',
    points: registrations,
    duration: registrationsWindowSeconds,
  })
  return {
    async attempt(name, address) {
      const key = `${address} ${nameKey(name)}`
      const [byName, byAddress] = await Promise.all([take(perName, key), take(perAddress, address)])
      return {
        wait: Math.max(byName.wait, byAddress.wait),
        async failed() {
          if (!byName.isLast) return 0
          return secondsOf(await perName.block(key, waitSeconds))
        },
        async succeeded() {
          await Promise.all([perName.delete(key), perAddress.reward(address)])
        },
      }
    },
    registration: async (address) => (await take(newcomers, address)).wait,
  }
}
