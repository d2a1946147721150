import { useEffect, useState } from 'react'
import { useIsHydrated } from '../../app/rendering'
import { headingsOf, Prose } from '../../prose/Prose'
import './chapters.css'

/** A text to be read: its contents at the right, from three chapters on. */
export default function Chapters({ body, updated }: { body: string; updated: string | null }) {
  const headings = headingsOf(body)
  const [isLate] = useState(useIsHydrated())
  // A page opened by a link is shown before this chunk is loaded.
  useEffect(() => {
    if (isLate && location.hash)
      document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView()
  }, [isLate])
  return (
    <div className="portal-section portal-width service-chapters">
      <article>
        {updated && <p className="service-chapters__date">更新于 {updated}</p>}
        <Prose>{body}</Prose>
      </article>
      {headings.length > 2 && (
        <nav aria-label="目录">
          <h3>目录</h3>
          <ol>
            {headings.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
    </div>
  )
}
