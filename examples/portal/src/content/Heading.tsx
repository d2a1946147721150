import { Icon } from '@chuhai/ui'
import { iconChevronRight } from '@chuhai/ui/icons'

interface HeadingProps {
  title: string
  lead?: string
  more?: { text: string; path: string }
}

/** The head of a section: its title, a line below, and where there is more. */
export const Heading = ({ title, lead, more }: HeadingProps) => (
  <div className="portal-heading">
    <h2>{title}</h2>
    {more && (
      <a className="portal-more" href={more.path}>
        {more.text}
        <Icon path={iconChevronRight} size={16} />
      </a>
    )}
    {lead && <p>{lead}</p>}
  </div>
)
