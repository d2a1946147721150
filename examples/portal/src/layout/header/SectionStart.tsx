import { brand } from '@chuhai/contract/constants'
import { Mark, type MarkProps } from '@chuhai/ui'
import { useLocation } from 'wouter'
import './section-start.css'

export interface SectionPage {
  title: string
  path: string
}

interface SectionStartProps {
  /** The section's own name and page. */
  section: SectionPage
  /** What the list of its pages is called. */
  label: string
  pages: readonly SectionPage[]
  tone?: MarkProps['tone']
}

/** Which page an address belongs to: the one that names most of it. */
const currentOf = (pages: readonly SectionPage[], address: string): SectionPage | undefined =>
  pages
    .filter(({ path }) => address === path || address.startsWith(`${path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0]

/** What the header of a section begins with: mark 出海云 | section   page page page */
export const SectionStart = ({ section, label, pages, tone }: SectionStartProps) => {
  const [path] = useLocation()
  const address = path.replace(/\/+$/, '')
  const current = currentOf(pages, address)
  return (
    <>
      <a className="section-start__brand" href="/" aria-label={`${brand} 首页`}>
        <Mark size={28} tone={tone} />
        <span>{brand}</span>
      </a>
      <a className="section-start__name" href={section.path}>
        {section.title}
      </a>
      <nav className="section-start__pages" aria-label={label}>
        <ul>
          {pages.map((page) => (
            <li key={page.path}>
              <a
                href={page.path}
                aria-current={page.path === address ? 'page' : undefined}
                data-current={page === current || undefined}
              >
                {page.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
