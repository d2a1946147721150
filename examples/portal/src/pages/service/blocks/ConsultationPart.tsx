import { Icon } from '@chuhai/ui'
import { iconChevronRight } from '@chuhai/ui/icons'
import { InlineConsultation } from '../../../components/InlineConsultation'
import type { BlockProps } from './block'
import './consultation-part.css'

/** The consultation form, beside pages that visitors of this one read next. */
export const ConsultationPart = ({ block, id, page }: BlockProps<'consultation'>) => {
  const { title, text, sections, links } = block
  return (
    <section className="portal-section portal-section--ink" id={id}>
      <div className="portal-width service-consult">
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
          {links.length > 0 && (
            <nav className="service-related" aria-label="相关页面">
              <h3>相关页面</h3>
              {links.map((link) => (
                <a key={link.path} href={link.path}>
                  {link.title}
                  <Icon path={iconChevronRight} size={16} />
                </a>
              ))}
            </nav>
          )}
        </div>
        <div className="service-consult__form">
          <InlineConsultation sections={sections} draft={page} />
        </div>
      </div>
    </section>
  )
}
