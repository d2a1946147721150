import type { WatchedPart } from '@chuhai/contract/school'

/** A player tells its time several times a second, also in a hidden tab and at double speed; more than that is a jump. */
const jumpS = 3

/** Follows the time of a film, and keeps the parts that were played. */
export const createWatchedParts = () => {
  let parts: WatchedPart[] = []
  let start = 0
  let end = 0
  const close = () => {
    const part: WatchedPart = [Math.round(start), Math.round(end)]
    if (part[0] < part[1]) parts.push(part)
  }
  return {
    /** Takes the time of the moment. Returns whether it is not the one that follows. */
    follow(time: number): boolean {
      const isJump = time < end - 1 || time > end + jumpS
      if (isJump) {
        close()
        start = time
      }
      end = isJump ? time : Math.max(end, time)
      return isJump
    },
    /** Returns what was played since the last call. */
    take(): WatchedPart[] {
      close()
      const taken = parts
      parts = []
      start = end
      return taken
    },
  }
}
