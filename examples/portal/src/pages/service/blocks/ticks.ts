import { useEffect, useState } from 'react'

type Ticks = readonly string[]

/** Storage may be full or forbidden; the ticks then last as long as the page. */
const readTicks = (key: string): string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string') : []
  } catch {
    return []
  }
}

const keepTicks = (key: string, ticks: Ticks) => {
  try {
    if (ticks.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(ticks))
  } catch {
    // See readTicks.
  }
}

/** What a visitor has ticked in a part of a page, by its words; it stays on this device. */
export const useTicks = (key: string) => {
  const [kept, setKept] = useState<{ key: string; ticks: Ticks }>({ key: '', ticks: [] })
  const ticks = kept.key === key ? kept.ticks : []
  /** The stored state is read first, because a box may be ticked before hydration. */
  const change = (next: (before: Ticks) => Ticks) =>
    setKept((before) => ({ key, ticks: next(before.key === key ? before.ticks : readTicks(key)) }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads what is kept of another part
  useEffect(() => change((before) => before), [key])
  useEffect(() => {
    if (kept.key === key) keepTicks(key, kept.ticks)
  }, [key, kept])
  return {
    ticks,
    tick: (text: string, isTicked: boolean) =>
      change((before) => {
        const others = before.filter((other) => other !== text)
        return isTicked ? [...others, text] : others
      }),
    /** Takes ticks away: all of them where none are named. */
    clear: (texts?: Ticks) =>
      change((before) => (texts ? before.filter((text) => !texts.includes(text)) : [])),
  }
}
