interface TitledListProps {
  entries: readonly { title: string; text: string }[]
  className?: string
  label?: string
}

/** A list of titles with a sentence each. */
export const TitledList = ({ entries, className, label }: TitledListProps) => (
  <dl className={className} aria-label={label}>
    {entries.map(({ title, text }) => (
      <div key={title}>
        <dt>{title}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
)
