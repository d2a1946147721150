const hourMs = 3_600_000

/**
 * Returns when the sign-up for an activity ends, in milliseconds; null without sign-up.
 *
 * @example
 * signUpEnd({ startsAt: '2026-12-16T01:00:00.000Z', closesHours: 24 }) // Date.parse('2026-12-15T01:00:00.000Z')
 */
export const signUpEnd = ({
  startsAt,
  closesHours,
}: {
  startsAt: string
  closesHours: number | null
}): number | null => (closesHours === null ? null : Date.parse(startsAt) - closesHours * hourMs)
