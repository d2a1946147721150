import { useEffect, useState } from 'react'

/** The part of the page that is read at present: the last one whose head has passed the upper third of the window. */
export const useCurrentPart = (ids: readonly string[]): string | null => {
  const [current, setCurrent] = useState<string | null>(null)
  const all = ids.join(' ')
  useEffect(() => {
    const find = () => {
      const passed = all.split(' ').filter((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top
        return top !== undefined && top < window.innerHeight / 3
      })
      setCurrent(passed.at(-1) ?? null)
    }
    find()
    window.addEventListener('scroll', find, { passive: true })
    return () => window.removeEventListener('scroll', find)
  }, [all])
  return current
}
