/** How much of a lesson has to be watched before it is finished, in percent of its seconds. */
export const lessonFinishedPercent = 95

/** A part of a film: from one second to another. */
export type WatchedPart = [from: number, to: number]

/** Returns the union of some parts, in order and without overlaps: what is watched twice counts once. */
export const uniteParts = (parts: readonly WatchedPart[]): WatchedPart[] => {
  const united: [number, number][] = []
  for (const [from, to] of [...parts].sort(([a], [b]) => a - b)) {
    const last = united.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else united.push([from, to])
  }
  return united
}

/** Returns whether parts that were watched, at whatever speed, are enough of a lesson. */
export const isFinishedBy = (parts: readonly WatchedPart[], seconds: number): boolean => {
  const watched = uniteParts(parts).reduce((sum, [from, to]) => sum + to - from, 0)
  return watched * 100 >= seconds * lessonFinishedPercent
}
