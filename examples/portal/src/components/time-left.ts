/** Days, hours, minutes and seconds until a moment; zero once it has come. */
export const remaining = (time: number, moment: string) => {
  const seconds = Math.max(0, Math.ceil((Date.parse(moment) - time) / 1000))
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  }
}

/** A figure of a clock that counts down: `07`. */
export const twoDigits = (value: number): string => String(value).padStart(2, '0')
