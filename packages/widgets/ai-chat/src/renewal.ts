/** When free questions come again, as a visitor says it: `明天 0:00`, or only the time when it is still today. */
export const renewalText = (iso: string, now: Date, tomorrow: string): string => {
  const then = new Date(iso)
  if (Number.isNaN(then.getTime())) return tomorrow
  const time = `${then.getHours()}:${String(then.getMinutes()).padStart(2, '0')}`
  return then.toDateString() === now.toDateString() ? time : `${tomorrow} ${time}`
}
