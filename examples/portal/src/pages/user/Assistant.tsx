import { Skeleton, StyleRoot } from '@chuhai/ui'
import { lazy, Suspense } from 'react'
import type { Client } from '../../app/app'
import './assistant.css'
import type { UserWords } from './words'

const AiChat = lazy(() => import('@chuhai/ai-chat').then(({ AiChat }) => ({ default: AiChat })))

/** The assistant with a page to itself: the same conversation as in the floating box, as tall as the window. */
export const Assistant = ({ client, words }: { client: Client; words: UserWords['assistant'] }) => {
  const { core, help } = client
  const consult = () => {
    help.open('consultation').catch(core.report)
  }
  return (
    <section className="user-assistant" aria-label={words.title}>
      <StyleRoot value={undefined}>
        <Suspense fallback={<Skeleton lines={6} />}>
          <AiChat core={core} heading framed draft="user-page" onConsult={consult} />
        </Suspense>
      </StyleRoot>
    </section>
  )
}
