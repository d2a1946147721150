import type { Home } from '@chuhai/contract/home'
import { withProtocol } from '@chuhai/contract/web-address'
import { Button } from '@chuhai/ui'
import { Buoy } from '@chuhai/ui/illustrations'
import { PortalSearch } from '../components/PortalSearch'
import { SiteMark } from '../components/SiteMark'
import './guide.css'

/** The best of the site guide: four groups of four, and a link to the evaluation. */
export const Guide = ({ content: { title, lead, hint, evaluation, groups } }: { content: Home['guide'] }) => (
  <section className="portal-section portal-section--sand">
    <div className="portal-width home-guide">
      <div className="home-guide__side">
        <h2>{title}</h2>
        <p>{lead}</p>
        <PortalSearch label="搜站点与服务" size="large" hint={hint} />
        <div className="home-guide__own">
          <Buoy size={92} />
          <div>
            <h3>{evaluation.title}</h3>
            <p>{evaluation.text}</p>
            <Button size="small" href={evaluation.action.path}>
              {evaluation.action.text}
            </Button>
          </div>
        </div>
      </div>
      <div className="home-guide__groups">
        {groups.map((group, index) => (
          <section key={group.title}>
            <h3>
              <span>{String(index + 1).padStart(2, '0')}</span>
              {group.title}
            </h3>
            <ul>
              {group.sites.map((site) => (
                <li key={site.name}>
                  <a href={withProtocol(site.url)} target="_blank" rel="noopener noreferrer">
                    <SiteMark mark={site.monogram} tint={group.tint} />
                    <span className="home-guide__name">{site.name}</span>
                    <span className="home-guide__note">{site.note}</span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  </section>
)
