import type { Reading } from '@chuhai/contract/reading'
import { EmptyState } from '@chuhai/ui'
import { Sail } from '@chuhai/ui/illustrations'
import { readingPath } from '../app/paths/search'
import { useRead } from '../app/read-articles'
import { Crumbs } from '../components/Crumbs'
import { illustrationOf } from './illustrations'
import { Progress } from './Progress'

const Item = ({ reading }: { reading: Reading }) => {
  const { id, title, lead, illustration, suits, minutes, articleIds } = reading
  const read = useRead(articleIds).size
  const Picture = illustrationOf(illustration)
  return (
    <a className="reading-item" href={readingPath(id)}>
      <Picture size={96} />
      <span className="reading-item__text">
        <h2>{title}</h2>
        <p>{lead}</p>
        <span className="reading-item__suits">适合：{suits}</span>
      </span>
      <span className="reading-item__size">
        {articleIds.length} 篇 · {minutes} 分钟
        {read > 0 && <Progress read={read} total={articleIds.length} />}
      </span>
    </a>
  )
}

/** Every reading list with its size, and how far this visitor has come. */
export const ReadingIndex = ({ readings }: { readings: readonly Reading[] }) => (
  <>
    <Crumbs above={[{ title: '资讯', path: '/news' }]} here="专题阅读" />
    <h1>专题阅读</h1>
    <p className="reading__lead">编辑从资讯里挑出来，排好了先后。按顺序读完一个专题，就能动手办一件事。</p>
    {readings.length > 0 ? (
      <ul className="reading__list">
        {readings.map((reading) => (
          <li key={reading.id}>
            <Item reading={reading} />
          </li>
        ))}
      </ul>
    ) : (
      <EmptyState
        illustration={<Sail />}
        title="还没有专题"
        text="编辑正在整理，先看看最新的资讯。"
        action={<a href="/news">全部资讯</a>}
      />
    )}
  </>
)
