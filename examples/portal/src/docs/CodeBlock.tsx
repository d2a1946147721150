import { copyText, useIsHydrated } from '@chuhai/ui'
import { type ReactNode, useRef, useState } from 'react'
import type { ExtraProps } from 'react-markdown'
import { useMessages } from '../app/messages'
import { docsMessages } from './messages'

/** What follows the language of a block, as in ```tsx app/page.tsx: the name of the file. */
const fileOf = (node: ExtraProps['node']): string | undefined => {
  const code = node?.children[0]
  return (code?.type === 'element' && (code.data as { meta?: string } | undefined)?.meta) || undefined
}

/** A block of code with the name of its file and a button that copies it. */
export const CodeBlock = ({ node, children }: ExtraProps & { children?: ReactNode }) => {
  const words = useMessages(docsMessages)
  const code = useRef<HTMLPreElement>(null)
  const [result, setResult] = useState<'copied' | 'notCopied' | null>(null)
  const isHydrated = useIsHydrated()
  const copy = async () =>
    setResult((await copyText(code.current?.textContent ?? '')) ? 'copied' : 'notCopied')
  return (
    <figure className="docs-code">
      <figcaption>
        <span>{fileOf(node)}</span>
        <span role="status">{result === 'notCopied' && words.notCopied}</span>
        {isHydrated && (
          <button type="button" onClick={copy} onBlur={() => setResult(null)}>
            {result === 'copied' ? words.copied : words.copy}
          </button>
        )}
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard too */}
      <pre ref={code} tabIndex={0}>
        {children}
      </pre>
    </figure>
  )
}
