import { Icon } from '@chuhai/ui'
import { iconChevronRight } from '@chuhai/ui/icons'

interface HeadingProps {
  title: string
  lead?: string | null
  more?: Link
}

interface Link {
  text: string
  path: string
}

/** Leads to the whole list. */
export const MoreLink = ({ text, path }: Link) => (
  <a className="portal-more" href={path}>
    {text}
    <Icon path={iconChevronRight} size={16} />
  </a>
)

/** The head of a section: its title, a line below, and where there is more. */
export const Heading = ({ title, lead, more }: HeadingProps) => (
  <div className="portal-heading">
    <h2>{title}</h2>
    {more && <MoreLink {...more} />}
    {lead && <p>{lead}</p>}
  </div>
)
