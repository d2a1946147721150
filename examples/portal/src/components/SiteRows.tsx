import type { GuideSite } from '@chuhai/contract/guide'
import { sitePath } from '../app/paths/guide'
import { SiteMark } from './SiteMark'
import './site-rows.css'

type Site = Pick<GuideSite, 'id' | 'name' | 'logo' | 'summary'>

/** A list of sites beside a text; each links to its page in the guide. */
export const SiteRows = ({ sites }: { sites: readonly Site[] }) => (
  <ul className="site-rows">
    {sites.map(({ id, name, logo, summary }) => (
      <li key={id}>
        <a href={sitePath(id)}>
          <SiteMark {...logo} />
          <span className="site-rows__name">{name}</span>
          <span className="site-rows__summary">{summary}</span>
        </a>
      </li>
    ))}
  </ul>
)
