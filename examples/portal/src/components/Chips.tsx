import './chips.css'

export interface Chip {
  name: string
  path: string
  isCurrent?: boolean
  /** Shown behind the name. */
  count?: number
}

/** Short links in a row, which wraps; the current one is marked. */
export const Chips = ({ label, chips }: { label?: string; chips: readonly Chip[] }) => (
  <ul className="chips" aria-label={label}>
    {chips.map(({ name, path, isCurrent, count }) => (
      <li key={path}>
        <a href={path} aria-current={isCurrent ? 'true' : undefined}>
          {name}
          {count !== undefined && <span className="chips__count">{count}</span>}
        </a>
      </li>
    ))}
  </ul>
)
