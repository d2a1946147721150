import { tagPath } from '../app/paths/search'
import './tag-links.css'

/** Topics; each leads to everything about it. */
export const TagLinks = ({ tags, label }: { tags: readonly string[]; label: string }) => (
  <ul className="tag-links" aria-label={label}>
    {tags.map((tag) => (
      <li key={tag}>
        <a href={tagPath(tag)}>{tag}</a>
      </li>
    ))}
  </ul>
)
