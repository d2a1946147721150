import type { Banner } from '@chuhai/contract/banner'
import { Button } from '@chuhai/ui'
import { DepthChart, sectionChart } from '@chuhai/ui/charts'
import { Buoy } from '@chuhai/ui/illustrations'
import type { MouseEvent } from 'react'
import { useIsPainted } from '../../app/rendering'
import { useGuide } from '../../guide/guide'
import { exclusivePath } from '../../guide/paths'
import { isModifiedClick } from '../../router/links'
import type { GuideHomeMessages } from './messages'
import './banners.css'

interface BannersProps {
  /** In the operator's order (specification 7.3). */
  banners: readonly Banner[]
  words: GuideHomeMessages
}

/** One of them may be the way to a guide of one's own. */
const Panel = ({ banner: { title, text, image, link } }: { banner: Banner }) => {
  const { exclusive } = useGuide()
  const isPainted = useIsPainted()
  const start = (event: MouseEvent) => {
    if (!exclusive || link?.address !== exclusivePath || isModifiedClick(event)) return
    event.preventDefault()
    exclusive.evaluate()
  }
  return (
    <section className="guide-banner" aria-label={title}>
      <div className="guide-banner__chart" aria-hidden="true">
        {isPainted && <DepthChart chart={sectionChart} tone="sand" align="right" />}
      </div>
      <span className="guide-banner__picture">
        {image ? <img src={image} alt="" width={104} height={84} /> : <Buoy size={104} />}
      </span>
      <div className="guide-banner__words">
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      {link && (
        <Button href={link.address} onClick={start}>
          {link.text}
        </Button>
      )}
    </section>
  )
}

/** A row that the visitor moves sideways where there are several; the next one looks in at its edge. */
export const Banners = ({ banners, words }: BannersProps) => (
  <ul className="guide-banners" aria-label={words.banners}>
    {banners.map((banner) => (
      <li key={banner.id}>
        <Panel banner={banner} />
      </li>
    ))}
  </ul>
)
