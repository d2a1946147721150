import { useGuide } from '../../guide/guide'
import { categoryPath, wordPath } from '../../guide/paths'
import '../../guide/chips.css'
import type { GuideSearchWords } from './words'

/** Where to go on from here: words that others look for, and every category. */
export const Ways = ({ popular, words }: { popular: readonly string[]; words: GuideSearchWords }) => {
  const { tree } = useGuide()
  const lists = [
    { title: words.popular, links: popular.map((word) => ({ name: word, path: wordPath(word) })) },
    { title: words.categories, links: tree.map(({ id, name }) => ({ name, path: categoryPath(id) })) },
  ]
  return lists
    .filter(({ links }) => links.length > 0)
    .map(({ title, links }) => (
      <section key={title} className="guide-search-page__ways" aria-label={title}>
        <h2>{title}</h2>
        <ul className="guide-chips">
          {links.map(({ name, path }) => (
            <li key={path}>
              <a href={path}>{name}</a>
            </li>
          ))}
        </ul>
      </section>
    ))
}
