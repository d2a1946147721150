import { cupChart, DepthChart } from '@chuhai/ui/charts'
import { useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { useApp } from '../../app/app'
import { layouts } from '../../layout/layouts'
import type { ChromeProps } from '../../routes/row'
import { CupContext, type SignUpPart } from '../context'
import { endedEditionId, openEditionId } from '../edition-ids'
import { slideAfter, slideIndexOf } from '../slides'
import { CupHeader } from './CupHeader'
import { CupNav } from './CupNav'
import './cup-chrome.css'
import { NextSlide } from './NextSlide'
import { SignUpSlot } from './SignUpDialogs'
import { usePrefetch } from './use-prefetch'
import { useTurning } from './use-slide-navigation'
import { useWay } from './use-way'

/** What stands around the slides is the same for every edition. */
export const load = async () => null

/**
 * The layouts of the competition (specification 2.7, 2.15). The slides lie on one sea that moves on with each of them;
 * the landing page of the open edition scrolls like any other.
 *
 *   mark 出海云 | 麒麟杯                       第六届报名 返回首页 登录
 *   ● 首页
 *   ○ 大赛介绍         slide
 *   ○ …
 *                     大赛介绍 ⌄
 *   ▬▬▬   ▬▬▬   ▬▬▬   ▬▬▬   ▬▬▬   ▬▬▬   ▬▬▬   ▬▬▬   ▬▬▬
 */
export default function CupChrome({ layout, children }: ChromeProps<null>) {
  const { client } = useApp()
  const [path, navigate] = useLocation()
  const [opened, setOpened] = useState<SignUpPart | null>(null)
  const [changes, setChanges] = useState(0)
  const isSlide = layout === 'kylinCup'
  const index = slideIndexOf(path)
  const way = useWay(index)
  const next = slideAfter(index, 'next')

  useTurning(isSlide, (move) => {
    const slide = slideAfter(index, move)
    if (slide) navigate(slide.path)
  })
  usePrefetch(isSlide ? (next?.path ?? null) : null)

  const cup = useMemo(() => ({ way, changes, open: setOpened }), [way, changes])
  const noteChange = () => setChanges((count) => count + 1)
  const close = () => {
    setOpened(null)
    noteChange()
  }
  return (
    <CupContext value={cup}>
      <div className={isSlide ? 'cup' : 'cup cup--landing'}>
        {isSlide && (
          <div className="cup__sea" data-slide={index + 1}>
            <DepthChart chart={cupChart} tone="navy" />
          </div>
        )}
        <CupHeader isSlide={isSlide} personalCentre={layouts[layout].personalCentre} />
        <CupNav isSlide={isSlide} />
        {children}
        {isSlide && <NextSlide next={next} />}
        {isSlide && <div className="cup__scale" aria-hidden="true" />}
      </div>
      {client && (
        <SignUpSlot
          client={client}
          editionId={isSlide ? endedEditionId : openEditionId}
          opened={opened}
          onOpen={setOpened}
          onClose={close}
          onSubmitted={noteChange}
        />
      )}
    </CupContext>
  )
}
