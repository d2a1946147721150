import { wordPath } from '../guide/paths'
import './tag-links.css'

/** What something is about; each leads to the sites of the guide that are about the same. */
export const TagLinks = ({ tags, label }: { tags: readonly string[]; label: string }) => (
  <ul className="tag-links" aria-label={label}>
    {tags.map((tag) => (
      <li key={tag}>
        <a href={wordPath(tag)}>{tag}</a>
      </li>
    ))}
  </ul>
)
