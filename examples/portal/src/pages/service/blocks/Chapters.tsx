import { useIsHydrated } from '@chuhai/ui'
import { useEffect, useState } from 'react'
import { headingsOf, Prose } from '../../../components/Prose'
import { fragmentTarget } from '../../../router/fragment'
import type { BlockProps } from './block'
import './chapters.css'

/** A text to be read: its contents at the right, from three chapters on. */
export default function Chapters({ block: { body, updated }, id }: BlockProps<'text'>) {
  const headings = headingsOf(body)
  const [isLate] = useState(useIsHydrated())
  // A page opened by a link may be shown before this chunk is loaded.
  useEffect(() => {
    if (isLate) fragmentTarget()?.scrollIntoView()
  }, [isLate])
  return (
    <div className="portal-section portal-width service-chapters" id={id}>
      <article>
        {updated && <p className="service-chapters__date">更新于 {updated}</p>}
        <Prose>{body}</Prose>
      </article>
      {headings.length > 2 && (
        <nav aria-label="目录">
          <p>目录</p>
          <ol>
            {headings.map((heading) => (
              <li key={heading.id}>
                <a href={`#${heading.id}`}>{heading.title}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
    </div>
  )
}
