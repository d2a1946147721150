import type { CompetitionDialog } from '@chuhai/competition'
import { cupChart, DepthChart } from '@chuhai/ui/charts'
import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { useApp } from '../../app/app'
import type { ChromeProps } from '../../app/page'
import { whenIdle } from '../../app/rendering'
import { CupContext, type Direction } from '../context'
import { type Editions, loadEditions } from '../editions'
import { slideAfter, slideIndexOf } from '../slides'
import { CupHeader } from './CupHeader'
import { CupNav, NextSlide } from './CupNav'
import './cup-chrome.css'
import { SignUpDialogs } from './SignUpDialogs'
import { useSlideNavigation } from './use-slide-navigation'

export const load = loadEditions

/** Returns whether the visitor goes forward or back; null until a second slide. */
const useDirection = (index: number): Direction | null => {
  const [seen, setSeen] = useState<{ index: number; direction: Direction | null }>({ index, direction: null })
  if (seen.index !== index) setSeen({ index, direction: index > seen.index ? 'forward' : 'back' })
  return seen.direction
}

/**
 * The layouts of the competition (specification 2.7, 2.15). The slides share one chart, which moves with each of them; the
 * page of the open edition scrolls like any other.
 *
 *   mark 出海云 | 麒麟杯                       第六届报名 返回首页 登录
 *   ● 首页
 *   ○ 大赛介绍         slide
 *   ○ …
 *                     大赛介绍 ⌄
 *   ▬▬▬   ▬▬▬   ▬▬▬   ▬▬▬   ▬▬▬   ▬▬▬   ▬▬▬   ▬▬▬   ▬▬▬
 */
export default function CupChrome({ data: editions, layout, children }: ChromeProps<Editions>) {
  const { client, navigator } = useApp()
  const [path, navigate] = useLocation()
  const [opened, setOpened] = useState<CompetitionDialog | null>(null)
  const [changes, setChanges] = useState(0)
  const isSlide = layout === 'kylinCup'
  const index = slideIndexOf(path)
  const direction = useDirection(index)
  const next = slideAfter(index, 'next')
  const prefetchPath = isSlide ? next?.path : undefined

  useSlideNavigation(isSlide, (move) => {
    const slide = slideAfter(index, move)
    if (slide) navigate(slide.path)
  })
  useEffect(
    () => (prefetchPath ? whenIdle(() => navigator.prefetch(prefetchPath)) : undefined),
    [prefetchPath, navigator],
  )

  const cup = useMemo(
    () => ({ editions, direction, changes, open: setOpened }),
    [editions, direction, changes],
  )
  const edition = isSlide ? editions.previous : editions.latest
  const countChange = () => setChanges((count) => count + 1)
  const close = () => {
    setOpened(null)
    countChange()
  }
  return (
    <CupContext value={cup}>
      <div className={isSlide ? 'cup' : 'cup cup--landing'}>
        {isSlide && (
          <div className="cup__sea" data-slide={index + 1}>
            <DepthChart chart={cupChart} tone="navy" />
          </div>
        )}
        <CupHeader isSlide={isSlide} />
        <CupNav isSlide={isSlide} />
        {children}
        {isSlide && <NextSlide next={next} />}
        {isSlide && <div className="cup__scale" aria-hidden="true" />}
      </div>
      {client && edition && (
        <SignUpDialogs
          client={client}
          edition={edition.id}
          isOpen={!isSlide}
          opened={opened}
          onOpen={setOpened}
          onClose={close}
          onSubmitted={countChange}
        />
      )}
    </CupContext>
  )
}
