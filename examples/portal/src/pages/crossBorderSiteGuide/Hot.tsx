import { useWords } from '../../content/words'
import type { CardSite } from '../../guide/card-site'
import { SiteGrid } from '../../guide/SiteGrid'
import { guideHomeWords } from './words'

/** 热门推荐 (specification 2.10). */
export const Hot = ({ sites }: { sites: readonly CardSite[] }) => {
  const { hot } = useWords(guideHomeWords)
  return (
    <section className="guide-part" aria-labelledby="guide-hot">
      <header>
        <h2 id="guide-hot">{hot.title}</h2>
        <p>{hot.note}</p>
      </header>
      <SiteGrid sites={sites} />
    </section>
  )
}
