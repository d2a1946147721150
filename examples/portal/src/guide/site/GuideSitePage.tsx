import { type GuideDetail, listSiteArticles, listSiteClasses, listSiteCourses } from '@chuhai/contract/guide'
import { Icon } from '@chuhai/ui'
import { iconInfo } from '@chuhai/ui/icons'
import { Suspense } from 'react'
import { useApp } from '../../app/app'
import { useMessages } from '../../app/messages'
import type { PageProps } from '../../app/page'
import { categoryPath, guidePath } from '../../app/paths/guide'
import { Crumbs } from '../../components/Crumbs'
import { MoreLink } from '../../components/Heading'
import { lazyPart } from '../../components/lazy-part'
import { Prose } from '../../components/Prose'
import { SiteRows } from '../../components/SiteRows'
import { useGuide } from '../guide'
import { Appraisal } from './Appraisal'
import { guideSiteMessages } from './messages'
import { SiteHead } from './SiteHead'
import './guide-site.css'

/** They are shown after the page: so is their code. */
const Recommendations = lazyPart(() => import('../recommendations/Recommendations'))

/** The categories of a site, where the tree is loaded. */
const useCategories = ({ firstTypeId, secondTypeId }: GuideDetail['site']) => {
  const { tree } = useGuide()
  const first = tree.find(({ id }) => id === firstTypeId)
  const second = first?.children.find(({ id }) => id === secondTypeId)
  return { first, second }
}

const Site = ({ detail }: { detail: GuideDetail }) => {
  const { site, body, steps, note, neighbours } = detail
  const words = useMessages(guideSiteMessages)
  const { client } = useApp()
  const { first, second } = useCategories(site)
  const own = { params: { id: String(site.id) } }
  return (
    <div className="guide-site portal-width">
      <Crumbs
        above={[
          { title: words.guide, path: guidePath },
          ...(first ? [{ title: first.name, path: categoryPath(first.id) }] : []),
          ...(first && second ? [{ title: second.name, path: categoryPath(first.id, second.id) }] : []),
        ]}
        here={site.name}
      />
      <SiteHead site={site} />
      <div className="guide-site__columns">
        <div className="guide-site__text">
          <section>
            <h2>{words.about}</h2>
            <Prose>{body}</Prose>
          </section>
          {steps.length > 0 && (
            <section>
              <h2>{words.steps}</h2>
              <ol>
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </section>
          )}
          {note && (
            <div className="guide-site__note">
              <Icon path={iconInfo} size={20} />
              <div>
                <b>{words.note}</b>
                <Prose>{note}</Prose>
              </div>
            </div>
          )}
          <Appraisal detail={detail} />
        </div>
        <aside>
          <header>
            <h2>{words.neighbours}</h2>
            {first && second && (
              <MoreLink path={categoryPath(first.id, second.id)} text={words.allOf(second.name)} />
            )}
          </header>
          {neighbours.length > 0 ? (
            <SiteRows sites={neighbours} />
          ) : (
            <p className="guide-site__alone">{words.noNeighbours}</p>
          )}
        </aside>
      </div>
      <Suspense>
        <Recommendations
          title={words.recommendations}
          articles={client?.core.query(listSiteArticles, own)}
          classes={client?.core.query(listSiteClasses, own)}
          courses={client?.core.query(listSiteCourses, own)}
        />
      </Suspense>
    </div>
  )
}

/**
 * A site of the guide (specification 2.2, 7.3).
 *
 *   首页 > 跨境导航 > 选品与市场 > 选品工具 > name
 *   [卖] name 官方                        [订阅] [访问网站]
 *   ───────────────────────────────────────────────────
 *   about, steps, note                     同类站点
 *   appraisal
 *   ───────────────────────────────────────────────────
 *   articles      classes      courses
 */
export default function GuideSitePage({ data }: PageProps<GuideDetail>) {
  return <Site key={data.site.id} detail={data} />
}
