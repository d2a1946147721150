import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { nameKey } from './accounts/rules'
import type { LimitOptions } from './options'

const attemptsWindowSeconds = 15 * 60
const registrationsWindowSeconds = 10 * 60
const resetsWindowSeconds = 10 * 60
/** Mails about one account in an hour: more would only fill its mailbox. */
const mailsPerHour = 3
/** Names per address: stops trying one password on many names. */
const namesPerAttempt = 20

const secondsOf = ({ msBeforeNext }: RateLimiterRes): number => Math.max(1, Math.ceil(msBeforeNext / 1000))

/** Counts an attempt. Resolves to the seconds to wait, 0 when there is no need to. */
const take = (limiter: RateLimiterMemory, key: string) =>
  limiter.consume(key).then(
    ({ remainingPoints }) => ({ wait: 0, isLast: remainingPoints === 0 }),
    (refused: unknown) => {
      if (refused instanceof RateLimiterRes) return { wait: secondsOf(refused), isLast: false }
      throw refused
    },
  )

export const createLimits = ({ attempts, waitSeconds, registrations, resets }: LimitOptions) => {
  const window = { duration: attemptsWindowSeconds, blockDuration: waitSeconds }
  const perName = new RateLimiterMemory({ keyPrefix: 'name', points: attempts, ...window })
  const perAddress = new RateLimiterMemory({
    keyPrefix: 'address',
    points: attempts * namesPerAttempt,
    ...window,
  })
  const newcomers = new RateLimiterMemory({
    keyPrefix: 'newcomers',
    points: registrations,
    duration: registrationsWindowSeconds,
  })
  const forgetful = new RateLimiterMemory({
    keyPrefix: 'forgetful',
    points: resets,
    duration: resetsWindowSeconds,
  })
  const mails = new RateLimiterMemory({ keyPrefix: 'mails', points: mailsPerHour, duration: 60 * 60 })
  return {
    /** Counts before the password is verified, so that simultaneous attempts do not exceed the limit. */
    async attempt(name: string, address: string) {
      const key = `${address} ${nameKey(name)}`
      const [byName, byAddress] = await Promise.all([take(perName, key), take(perAddress, address)])
      return {
        wait: Math.max(byName.wait, byAddress.wait),
        /** Reports a wrong password. Resolves to the seconds before the next attempt. */
        failed: async () => (byName.isLast ? secondsOf(await perName.block(key, waitSeconds)) : 0),
        async succeeded() {
          await Promise.all([perName.delete(key), perAddress.reward(address)])
        },
      }
    },
    /** Counts a registration. Resolves to the seconds to wait. */
    registration: async (address: string) => (await take(newcomers, address)).wait,
    /** Counts a request for a link by mail. Resolves to the seconds to wait. */
    reset: async (address: string) => (await take(forgetful, address)).wait,
    /** Counts a mail to an account. Resolves to whether it may be sent: visitors are never told. */
    mail: async (accountId: string) => (await take(mails, accountId)).wait === 0,
  }
}

export type Limits = ReturnType<typeof createLimits>
