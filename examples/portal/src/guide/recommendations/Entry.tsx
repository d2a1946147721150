interface EntryProps {
  path: string
  title: string
  /** Facts in one line below. */
  facts: readonly string[]
  /** Stands apart from the facts: a price. */
  price?: string
}

/** Something to read or to learn: its name, its facts. */
export const Entry = ({ path, title, facts, price }: EntryProps) => (
  <a className="recommendation-shelf__entry" href={path}>
    <b>{title}</b>
    <span>
      {facts.join(' · ')}
      {price && <em>{price}</em>}
    </span>
  </a>
)
