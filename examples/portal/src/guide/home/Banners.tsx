import type { Banner } from '@chuhai/contract/banner'
import { withProtocol } from '@chuhai/contract/web-address'
import { Button } from '@chuhai/ui'
import { DepthChart, sectionChart } from '@chuhai/ui/charts'
import { Buoy } from '@chuhai/ui/illustrations'
import type { MouseEvent } from 'react'
import { useMessages } from '../../app/messages'
import { exclusivePath } from '../../app/paths/guide'
import { useIsPainted } from '../../app/rendering'
import { LazyImage } from '../../components/LazyImage'
import { isModifiedClick } from '../../router/links'
import { useGuide } from '../guide'
import { guideHomeMessages } from './messages'
import './banners.css'

/** A banner; its link may open the evaluation for an exclusive guide. */
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
        {image ? <LazyImage src={image} alt="" width={104} height={84} /> : <Buoy size={104} />}
      </span>
      <div className="guide-banner__words">
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      {link && (
        <Button href={withProtocol(link.address)} onClick={start}>
          {link.text}
        </Button>
      )}
    </section>
  )
}

/** Banners in the operator's order (specification 7.3): a row that scrolls sideways where there are several. */
export const Banners = ({ banners }: { banners: readonly Banner[] }) => {
  const words = useMessages(guideHomeMessages)
  return (
    <ul className="guide-banners" aria-label={words.banners}>
      {banners.map((banner) => (
        <li key={banner.id}>
          <Panel banner={banner} />
        </li>
      ))}
    </ul>
  )
}
