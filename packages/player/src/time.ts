const parts = (seconds: number) => {
  const whole = Math.floor(seconds)
  return { minutes: Math.floor(whole / 60), seconds: whole % 60 }
}

/** Returns seconds as a clock shows them: `0:07`, `12:30`, `1:02:30`. */
export const clockText = (time: number): string => {
  const { minutes, seconds } = parts(time)
  const two = (value: number) => String(value).padStart(2, '0')
  if (minutes < 60) return `${minutes}:${two(seconds)}`
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds)}`
}

/** The same for a screen reader, in the words of a language. */
export const spokenTime = (time: number, words: (minutes: number, seconds: number) => string): string => {
  const { minutes, seconds } = parts(time)
  return words(minutes, seconds)
}
