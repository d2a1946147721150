import type { Deal, DealMove } from '@chuhai/contract/market'
import { priceText } from '@chuhai/contract/money'
import type { Core } from '@chuhai/core'
import { useChinaClock } from '@chuhai/core/react'
import { Button, EmptyState, Icon, Skeleton, useLocale } from '@chuhai/ui'
import { iconArrowLeft } from '@chuhai/ui/icons'
import { Parcel } from '@chuhai/ui/illustrations'
import { useCallback, useEffect, useRef } from 'react'
import { useMessages } from '../../app/messages'
import { dealsPath, orderPath, ordersPath } from '../../app/paths/orders'
import { LoadFailed } from '../../components/LoadFailed'
import { DealReviews } from '../reviews/DealReviews'
import { Actions } from './Actions'
import { Brief } from './Brief'
import { awaitsBrief, clockText } from './clock-text'
import { listAddress } from './DealList'
import { History } from './History'
import { dealMessages } from './messages'
import { StateTag } from './StateTag'
import { Terms } from './Terms'
import { Thread } from './Thread'
import { useDeal } from './use-deal'

interface SheetProps {
  core: Core
  deal: Deal
  isSending: boolean
  /** Resolves to whether the step was taken. */
  onMove(move: DealMove): Promise<boolean>
}

const Head = ({ core, deal, isSending, onMove }: SheetProps) => {
  const words = useMessages(dealMessages)
  const inChina = useChinaClock(useLocale())
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(deal.step)
  const isUnread = useRef(false)
  const readOut = useCallback(() => {
    heading.current?.focus()
    isUnread.current = document.activeElement !== heading.current
  }, [])
  // A step that has just been taken is read out: at once, or when the dialog has gone that it was taken in.
  useEffect(() => {
    if (shown.current !== deal.step) readOut()
    shown.current = deal.step
  }, [deal.step, readOut])
  const { side, state, number, refund } = deal
  const clock = clockText(deal, words, inChina)
  return (
    <header className="deal-head">
      <p className="deal-head__tags">
        <StateTag deal={deal} />
        <span>
          {words.number} {number}
        </span>
      </p>
      <h3 ref={heading} tabIndex={-1}>
        {awaitsBrief(deal) ? words.briefFirst[side] : words.waits[side][state]}
      </h3>
      {clock !== '' && <p className="deal-head__clock">{clock}</p>}
      {refund !== null && <p className="deal-head__clock">{words.refunded(priceText(refund))}</p>}
      {state === 'delivered' && side === 'buyer' && (
        <p className="deal-note">{words.revisionsLeft(deal.revisionsLeft)}</p>
      )}
      <p className="deal-note">
        {side === 'buyer' ? `${words.provider} ${deal.provider}` : `${words.buyer} ${deal.buyer}`}
      </p>
      <Actions
        core={core}
        deal={deal}
        isSending={isSending}
        onMove={onMove}
        onClosed={() => {
          if (isUnread.current) readOut()
        }}
      />
      {side === 'buyer' && (
        <Button variant="text" size="small" href={orderPath(number, ordersPath('marketPackage'))}>
          {words.order}
        </Button>
      )}
    </header>
  )
}

const ended: readonly Deal['state'][] = ['confirmed', 'decided']

/**
 *   < 返回我的服务
 *   [服务中] sentence, until when            (what can be done)
 *   评价, 服务资料, 留言 | 购买的内容, 进度
 */
const DealSheet = (props: SheetProps) => {
  const { core, deal } = props
  const words = useMessages(dealMessages)
  return (
    <div className="deal-sheet">
      <a className="deal-sheet__back" href={listAddress(deal.side)}>
        <Icon path={iconArrowLeft} size={18} />
        {words.back}
      </a>
      <Head {...props} />
      <div className="deal-sheet__columns">
        <div>
          {ended.includes(deal.state) && <DealReviews core={core} number={deal.number} />}
          <Brief {...props} />
          <Thread core={core} number={deal.number} side={deal.side} />
        </div>
        <div>
          <Terms terms={deal.terms} />
          <History history={deal.history} />
        </div>
      </div>
    </div>
  )
}

/** A deal of the visitor, on either side. */
export default function DealDetail({ core, number }: { core: Core; number: string | null }) {
  const words = useMessages(dealMessages)
  const { reading, refresh, move, isSending } = useDeal(core, number)
  if (reading.phase === 'loading') return <Skeleton lines={10} />
  if (reading.phase === 'missing')
    return (
      <EmptyState
        illustration={<Parcel />}
        title={words.missing.title}
        text={words.missing.text}
        action={<Button href={dealsPath}>{words.missing.action}</Button>}
      />
    )
  if (reading.phase === 'failed')
    return <LoadFailed title={words.failed} text={reading.message} onRetry={() => void refresh()} />
  const { deal } = reading
  return (
    <DealSheet core={core} deal={deal} isSending={isSending} onMove={(action) => move(deal.step, action)} />
  )
}
