import { useCurrentPart } from '../../components/use-current-part'
import type { PlacedBlock } from './contents'
import './page-contents.css'

/** A page with fewer parts is seen as a whole. */
const fewest = 4

/** The parts of a long page, in a bar that stays below the header. */
export const PageContents = ({ placed }: { placed: readonly PlacedBlock[] }) => {
  const named = placed.filter(({ name }) => name !== null)
  const current = useCurrentPart(named.map(({ id }) => id))
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
