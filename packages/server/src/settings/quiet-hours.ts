import * as v from 'valibot'

/** Hours in China between which nobody is woken by a mail or a short message. */
export interface QuietHours {
  from: number
  to: number
}

export const usualQuietHours: QuietHours = { from: 22, to: 8 }

const hours = /^([01]?\d|2[0-3])-([01]?\d|2[0-3])$/

/** `22-8`; null for `none`. */
export const quietHours = v.pipe(
  v.string(),
  v.check((text) => text === 'none' || hours.test(text), 'must be hours in China, such as 22-8, or none'),
  v.transform((text): QuietHours | null => {
    const [, from, to] = hours.exec(text) ?? []
    return from === undefined || from === to ? null : { from: Number(from), to: Number(to) }
  }),
)
