import { useEffect, useState } from 'react'
import type { PlacedBlock } from './contents'
import './page-contents.css'

/** A page with fewer parts is seen as a whole. */
const fewest = 4

/** The part of the page that is read at present: the last one whose head has passed the upper third of the window. */
const useCurrent = (ids: readonly string[]): string | null => {
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

/** The parts of a long page, in a bar that stays below the header. */
export const PageContents = ({ placed }: { placed: readonly PlacedBlock[] }) => {
  const named = placed.filter(({ name }) => name !== null)
  const current = useCurrent(named.map(({ id }) => id))
  if (named.length < fewest) return null
  return (
    <nav className="page-contents" aria-label="本页内容">
      <ul className="portal-width">
        {named.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
