import './kind-list.css'

interface KindListProps {
  label: string
  kinds: readonly { name: string; path: string; total: number; isCurrent: boolean }[]
}

/** The kinds of what was found with their counts: at the side, in a row on small screens. */
export const KindList = ({ label, kinds }: KindListProps) => (
  <nav className="kind-list" aria-label={label}>
    <ul>
      {kinds.map(({ name, path, total, isCurrent }) => (
        <li key={path}>
          <a href={path} aria-current={isCurrent ? 'true' : undefined}>
            {name}
            <span>{total}</span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
