import type { Chapter } from '@chuhai/contract/page'
import './chapters.css'

/** A text to be read: its contents at the right, from three chapters on. */
export const Chapters = ({ chapters, updated }: { chapters: readonly Chapter[]; updated: string | null }) => (
  <div className="portal-section portal-width service-chapters">
    <article>
      {updated && <p className="service-chapters__date">更新于 {updated}</p>}
      {chapters.map(({ id, title, paragraphs }) => (
        <section key={id} id={id}>
          <h2>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
    {chapters.length > 2 && (
      <nav aria-label="目录">
        <h3>目录</h3>
        <ol>
          {chapters.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
    )}
  </div>
)
