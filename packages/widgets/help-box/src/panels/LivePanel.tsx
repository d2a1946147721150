import { getLivingInfo } from '@chuhai/contract/live'
import type { Core } from '@chuhai/core'
import { broadcastTime } from '@chuhai/core/dates'
import { useChinaClock } from '@chuhai/core/react'
import { Button, Skeleton, useStyles } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { BoxController } from '../store'
import css from './content.css?inline'
import { panelMessages } from './messages'
import { PanelNotice } from './PanelNotice'
import { watchAddress } from './watch-address'

/** The broadcast teaser; watching needs a signed-in visitor. */
export const LivePanel = ({
  core,
  store,
}: {
  /** The core of the page. */
  core: Core
  /** The store of the box, whose rail marks a broadcast. */
  store: BoxController
}) => {
  useStyles(css)
  const locale = useStore(core.locale.$locale)
  const inChina = useChinaClock(locale)
  const living = core.query(getLivingInfo)
  const { phase, data: live } = useStore(living.$state)
  const { live: words, retry } = panelMessages[locale]

  useEffect(() => {
    store.load(living)
  }, [store, living])
  useEffect(() => store.$isLive.set(Boolean(live)), [store, live])

  if (phase === 'failed') {
    return (
      <PanelNotice
        title={words.failed}
        text={words.failedText}
        action={retry}
        onAction={() => store.load({ load: living.refresh })}
      />
    )
  }
  if (phase !== 'ready') {
    return (
      <div className="ch-panel__body">
        <Skeleton lines={4} height={236} />
      </div>
    )
  }
  if (!live) return <PanelNotice title={words.empty} text={words.emptyText} />

  const watch = () => {
    const url = watchAddress(core, live.videoUrl)
    if (url) globalThis.open(new URL(url, core.base || location.href), '_blank', 'noopener')
  }
  return (
    <>
      <div className="ch-panel__picture">
        <img
          src={new URL(live.videoImage, core.base || location.href).href}
          alt=""
          width="296"
          height="132"
        />
        <span className="ch-panel__time">
          {inChina(broadcastTime(live, core.clock.now(), words, locale))}
        </span>
      </div>
      <div className="ch-panel__body">
        <h2 className="ch-panel__name">{live.videoName}</h2>
        <p className="ch-panel__text">{live.videoIntro}</p>
        <Button block onClick={watch}>
          {words.watch}
        </Button>
      </div>
    </>
  )
}
