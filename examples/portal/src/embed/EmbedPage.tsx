import { useIsHydrated } from '@chuhai/ui'
import { useSearch } from 'wouter'
import { useMessages } from '../app/messages'
import type { PageProps } from '../app/page'
import { Heading } from '../components/Heading'
import { Snippet } from '../components/Snippet'
import { choiceOf } from './choice'
import { embedMessages } from './messages'
import { Options } from './Options'
import { Preview } from './Preview'
import { snippetsOf } from './snippets'
import './embed-page.css'

/** Stands for the portal's address until the browser says it. */
const unknownBase = 'https://您的门户'

export interface EmbedData {
  /** Origins of the providers of sign-on; null if unknown. */
  providers: readonly string[] | null
}

export const describe = () =>
  '选择出海云的组件、语言与外观，看看它在网页里的样子，复制脚本标签、元素、React 代码与 CSP。'

/**
 * The generator of what a webmaster pastes; its address has the whole choice.
 *
 *   把组件放进您的网页
 *   组件   (浮动帮助) AI 助手 …
 *   语言   (默认) 中文 English
 *   [ page with the widget, in a frame ]
 *   脚本标签 [复制]    元素 [复制]
 *   …
 */
export default function EmbedPage({ data: { providers } }: PageProps<EmbedData>) {
  const words = useMessages(embedMessages)
  const choice = choiceOf(useSearch())
  const base = useIsHydrated() ? location.origin : unknownBase
  return (
    <div className="embed portal-width">
      <h1>{words.title}</h1>
      <p className="embed__lead">{words.lead}</p>
      <p className="embed__note">
        {words.first} <a href="/embed/register">{words.registerLink}</a>{' '}
        <a href="/embed/check">{words.checkLink}</a>
      </p>
      <section aria-label={words.options}>
        <Options choice={choice} />
      </section>
      <section aria-label={words.preview}>
        <Heading title={words.preview} />
        <Preview choice={choice} />
      </section>
      <section aria-label={words.code}>
        <Heading title={words.code} />
        <div className="embed__snippets">
          {snippetsOf(choice, { base, providers }).map(([kind, text]) => {
            const [title, note] = words.snippets[kind]
            return <Snippet key={kind} title={title} note={note} text={text} />
          })}
        </div>
      </section>
    </div>
  )
}
