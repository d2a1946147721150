import type { ReactNode } from 'react'
import { forgetLocally, useLocalList } from '../app/local-list'
import { guidePath } from '../app/paths/guide'
import { questionPath, readingsPath, servicesPath, tagsPath } from '../app/paths/search'
import { recentKey } from './recent'
import './start.css'

const Words = ({ title, words, action }: { title: string; words: readonly string[]; action?: ReactNode }) =>
  words.length > 0 && (
    <section className="search-start__words" aria-label={title}>
      <h2>
        {title}
        {action}
      </h2>
      <ul>
        {words.map((word) => (
          <li key={word}>
            <a href={questionPath(word)}>{word}</a>
          </li>
        ))}
      </ul>
    </section>
  )

const ways = [
  { title: '全部服务', text: '按类别比价格与周期', path: servicesPath },
  { title: '全部话题', text: '一个话题下的文章、站点与课程', path: tagsPath },
  { title: '专题阅读', text: '按顺序读，一次弄懂一件事', path: readingsPath },
  { title: '跨境导航', text: '常用站点，按分类找', path: guidePath },
]

/** Where a search can begin: what this visitor looked for, what others look for, and the ways without a search. */
export const Start = ({ popular }: { popular: readonly string[] }) => {
  const recent = useLocalList(recentKey)
  return (
    <div className="search-start">
      <Words
        title="最近搜过"
        words={recent}
        action={
          <button type="button" onClick={() => forgetLocally(recentKey)}>
            清空
          </button>
        }
      />
      <Words title="大家在搜" words={popular} />
      <nav className="search-start__ways" aria-label="不用搜索的办法">
        <ul>
          {ways.map(({ title, text, path }) => (
            <li key={path}>
              <a href={path}>
                <b>{title}</b>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
