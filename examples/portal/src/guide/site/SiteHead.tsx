import type { GuideSite } from '@chuhai/contract/guide'
import { Button, Icon, Tag } from '@chuhai/ui'
import { iconExternal, iconGlobe } from '@chuhai/ui/icons'
import { useMessages } from '../../app/messages'
import { SiteMark } from '../../components/SiteMark'
import { TagLinks } from '../../components/TagLinks'
import { SubscribeButton } from '../parts/SubscribeButton'
import { guideSiteMessages } from './messages'
import './guide-site.css'

/**
 *   [卖]  name 官方                         [订阅] [访问网站 ↗]
 *         summary
 *         ◍ region   tag tag tag
 */
export const SiteHead = ({ site }: { site: GuideSite }) => {
  const words = useMessages(guideSiteMessages)
  return (
    <header className="site-head">
      <SiteMark {...site.logo} size="large" />
      <div className="site-head__text">
        <h1>
          {site.name}
          {site.isOfficial && <Tag>{words.official}</Tag>}
        </h1>
        <p>{site.summary}</p>
        <div className="site-head__traits">
          <span className="site-head__region">
            <Icon path={iconGlobe} size={16} label={words.region} />
            {site.region}
          </span>
          <TagLinks tags={site.tags} label={words.tags} />
        </div>
      </div>
      <div className="site-head__actions">
        <SubscribeButton site={site} variant="button" />
        <Button
          href={site.address}
          target="_blank"
          icon={iconExternal}
          aria-label={words.visitNamed(site.name)}
        >
          {words.visit}
        </Button>
      </div>
    </header>
  )
}
