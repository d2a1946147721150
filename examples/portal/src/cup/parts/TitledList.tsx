interface TitledListProps {
  entries: readonly { title: string; text: string }[]
  className?: string
  label?: string
}

/** What an edition tells by a title and a sentence each. */
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
