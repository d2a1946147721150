import { type AppOffer as Offer, validOffer } from '@chuhai/contract/publication'
import { chinaDay } from '@chuhai/core/dates'
import { useChinaClock } from '@chuhai/core/react'
import { Button, copyText } from '@chuhai/ui'
import { useState } from 'react'
import { useServerClock, useTime } from '../../app/use-server-time'

/** A discount with its code and its end; once that passes, that it is over, and no code. */
export const AppOffer = ({ offer, now }: { offer: Offer; now: number }) => {
  const time = useTime(useServerClock(now))
  const inChina = useChinaClock()
  const [said, say] = useState('')
  const copy = async () => say((await copyText(offer.code)) ? '已复制' : '没能复制，请选中后复制')
  if (!validOffer(offer, time))
    return <p className="app-offer app-offer--over">优惠已于 {chinaDay(offer.endsAt)}结束。</p>
  // The end is the beginning of what follows: midnight belongs to the day before.
  const lastDay = chinaDay(Date.parse(offer.endsAt) - 1)
  return (
    <section className="app-offer" aria-label="优惠">
      <p>
        <b>{offer.text}</b>
        {inChina(`${lastDay}截止`)}
      </p>
      <p>
        优惠码 <code>{offer.code}</code>
        <Button
          variant="quiet"
          size="small"
          aria-label={`复制优惠码 ${offer.code}`}
          onClick={() => void copy()}
        >
          复制
        </Button>
        <span role="status">{said}</span>
      </p>
    </section>
  )
}
