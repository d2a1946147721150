import type { ContentCard, TagGroups, Tagged } from '@chuhai/contract/search'
import { listPath } from '../app/lists'
import type { PageProps } from '../app/page'
import { questionPath, tagPath, tagsPath } from '../app/paths/search'
import { Chips } from '../components/Chips'
import { Crumbs } from '../components/Crumbs'
import { MoreLink } from '../components/Heading'
import { Pager } from '../components/Pager'
import { KindList } from './KindList'
import type { TagData } from './load-tag'
import './tag-page.css'

const Card = ({ card }: { card: ContentCard }) => (
  <a href={card.path}>
    <h3>{card.title}</h3>
    {card.publishedAt && <time dateTime={card.publishedAt}>{card.publishedAt}</time>}
    <p>{card.summary}</p>
  </a>
)

const AllTopics = ({ groups }: { groups: TagGroups }) => (
  <>
    <Crumbs above={[]} here="全部话题" />
    <h1>全部话题</h1>
    <p className="tag-page__lead">每个话题汇集站内的文章、站点、课程与活动，数字是条数。</p>
    {groups.map(({ name, tags }) => (
      <section key={name} className="tag-page__group" aria-labelledby={`topics-${name}`}>
        <h2 id={`topics-${name}`}>{name}</h2>
        <ul>
          {tags.map((tag) => (
            <li key={tag.name}>
              <a href={tagPath(tag.name)}>
                {tag.name}
                <span>{tag.total}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </>
)

interface TopicProps {
  topic: Tagged
  kind: string | undefined
}

const Topic = ({ topic, kind }: TopicProps) => {
  const { name, kinds, page, rows } = topic
  const all = kinds.reduce((sum, each) => sum + each.total, 0)
  const kindPath = (each: string | undefined, number?: number) =>
    listPath(tagsPath, {}, { name, kind: each, page: number?.toString() })
  const shown = kinds.filter(({ list }) => list.length > 0)
  return (
    <>
      <Crumbs above={[{ title: '全部话题', path: tagsPath }]} here={name} />
      <h1>{name}</h1>
      <p className="tag-page__lead">
        站内与“{name}”有关的内容，共 {all} 条。<a href={questionPath(name)}>搜索“{name}”</a>
      </p>
      {topic.near.length > 0 && (
        <div className="tag-page__near">
          <span aria-hidden="true">常一起看</span>
          <Chips
            label="常一起看的话题"
            chips={topic.near.map((near) => ({ name: near.name, path: tagPath(near.name) }))}
          />
        </div>
      )}
      <div className="tag-page__columns">
        <KindList
          label="内容的类别"
          kinds={[{ kind: undefined, label: '全部', total: all }, ...kinds].map(
            ({ kind: each, label, total }) => ({
              name: label,
              path: kindPath(each),
              total,
              isCurrent: each === kind,
            }),
          )}
        />
        <div>
          {shown.map(({ kind: each, label, total, list }) => (
            <section key={each} className="tag-page__kind" aria-labelledby={`kind-${each}`}>
              <header>
                <h2 id={`kind-${each}`}>
                  {label} <span>{total}</span>
                </h2>
                {total > list.length && kind === undefined && (
                  <MoreLink path={kindPath(each)} text={`全部 ${total} 条`} />
                )}
              </header>
              <ul>
                {list.map((card) => (
                  <li key={card.path}>
                    <Card card={card} />
                  </li>
                ))}
              </ul>
              {kind !== undefined && (
                <Pager
                  page={page}
                  pages={Math.ceil(total / rows)}
                  turn={(number) => ({ href: kindPath(kind, number) })}
                />
              )}
            </section>
          ))}
        </div>
      </div>
    </>
  )
}

export const describe = ({ topic }: TagData) =>
  topic
    ? `与“${topic.name}”有关的${topic.kinds.map(({ label }) => label).join('、')}，共 ${topic.kinds.reduce((sum, { total }) => sum + total, 0)} 条。`
    : '按平台、事务、阶段和类型列出全部话题，每个话题汇集文章、站点、课程与活动。'

/** All topics with how much there is about each, or everything about one. */
export default function TagPage({ data }: PageProps<TagData>) {
  return (
    <div className="tag-page portal-width">
      {data.topic ? <Topic topic={data.topic} kind={data.kind} /> : <AllTopics groups={data.groups} />}
    </div>
  )
}
