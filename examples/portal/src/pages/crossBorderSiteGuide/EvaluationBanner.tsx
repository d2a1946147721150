import type { Banner } from '@chuhai/contract/banner'
import { Button } from '@chuhai/ui'
import { DepthChart, sectionChart } from '@chuhai/ui/charts'
import { Buoy } from '@chuhai/ui/illustrations'
import type { MouseEvent } from 'react'
import { useIsPainted } from '../../app/use-is-painted'
import { useWords } from '../../content/words'
import { useGuide } from '../../guide/guide'
import { exclusivePath } from '../../guide/paths'
import { isForElsewhere } from '../../router/elsewhere'
import './evaluation-banner.css'
import { guideHomeWords } from './words'

/** The way to a guide of one's own; the operator may let it lead elsewhere. */
export const EvaluationBanner = ({ banner: { title, text, image, link } }: { banner: Banner }) => {
  const words = useWords(guideHomeWords)
  const { exclusive } = useGuide()
  const isPainted = useIsPainted()
  const href = link?.address ?? exclusivePath
  const start = (event: MouseEvent) => {
    if (!exclusive || href !== exclusivePath || isForElsewhere(event)) return
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
      <Button href={href} onClick={start}>
        {link?.text ?? words.start}
      </Button>
    </section>
  )
}
