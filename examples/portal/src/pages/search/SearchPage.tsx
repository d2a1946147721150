import { pageHitsMax } from '@chuhai/contract/constants'
import type { PageHit, PageSearch } from '@chuhai/contract/page'
import { Parcel, Sail } from '@chuhai/ui/illustrations'
import type { ReactNode } from 'react'
import { SearchNotes } from '../../content/SearchNotes'
import { ConsultButton } from '../../help/ConsultButton'
import { SearchBox } from '../../layout/header/SearchBox'
import type { PageProps } from '../../routes/row'
import './search.css'

export interface SearchData extends PageSearch {
  question: string
}

const pathOf = (question: string) => `/search?q=${encodeURIComponent(question)}`

const popular = ['商标注册', 'VAT', '海运', '独立站', '亚马逊', '谷歌广告']

const Spot = ({ picture, title, children }: { picture: ReactNode; title: string; children: ReactNode }) => (
  <div className="search-page__spot">
    {picture}
    <h2>{title}</h2>
    {children}
  </div>
)

const Suggestions = () => (
  <ul className="search-page__popular">
    {popular.map((word) => (
      <li key={word}>
        <a href={pathOf(word)}>{word}</a>
      </li>
    ))}
  </ul>
)

const Hits = ({ hits }: { hits: readonly PageHit[] }) => (
  <ol className="search-page__hits">
    {hits.map((hit) => (
      <li key={hit.path}>
        <a href={hit.path}>
          {hit.parent && <span>{hit.parent}</span>}
          <h2>{hit.title}</h2>
          <p>{hit.summary}</p>
        </a>
      </li>
    ))}
  </ol>
)

export default function SearchPage({ data: { question, hits, ...notes } }: PageProps<SearchData>) {
  return (
    <div className="search-page portal-width">
      <h1>{question ? `“${question}”的搜索结果` : '搜索'}</h1>
      <SearchBox label="搜索" size="large" initial={question} />
      <SearchNotes {...notes} pathOf={pathOf} />
      {!question && (
        <Spot picture={<Sail />} title="想找什么">
          <p>输入服务、课程或站点的名字，也可以从这些开始：</p>
          <Suggestions />
        </Spot>
      )}
      {question && hits.length === 0 && (
        <Spot picture={<Parcel />} title="没有找到相关内容">
          <p>换个更短的词试试，或者直接问顾问。</p>
          <Suggestions />
          <ConsultButton />
        </Spot>
      )}
      {hits.length > 0 && (
        <>
          <p className="search-page__count" role="status">
            {hits.length < pageHitsMax ? '共' : '最相关的'} {hits.length} 条结果
          </p>
          <Hits hits={hits} />
        </>
      )}
    </div>
  )
}
