import { Button, copyText } from '@chuhai/ui'
import { useState } from 'react'
import { type Messages, useMessages } from '../app/messages'
import './snippet.css'

const zhCN = {
  copy: (title: string) => `复制${title}`,
  copied: '已复制',
  notCopied: '没有复制，请选中后复制',
}
const snippetMessages: Messages<typeof zhCN> = {
  'zh-CN': zhCN,
  en: {
    copy: (title) => `Copy ${title}`,
    copied: 'Copied',
    notCopied: 'Not copied: select and copy it',
  },
}

interface SnippetProps {
  title: string
  note?: string
  text: string
  /** The level of its title. */
  heading?: 'h2' | 'h3' | 'h4'
}

/** Text to be copied, with a button that does so and says whether it has. */
export const Snippet = ({ title, note, text, heading: Heading = 'h3' }: SnippetProps) => {
  const words = useMessages(snippetMessages)
  const [said, setSaid] = useState({ of: '', text: '' })
  const copy = async () =>
    setSaid({ of: text, text: (await copyText(text)) ? words.copied : words.notCopied })
  return (
    <section className="snippet" aria-label={title}>
      <div className="snippet__head">
        <Heading>{title}</Heading>
        <span role="status">{said.of === text ? said.text : ''}</span>
        <Button variant="quiet" size="small" aria-label={words.copy(title)} onClick={() => void copy()}>
          {words.copy('')}
        </Button>
      </div>
      {note && <p>{note}</p>}
      <pre>
        <code>{text}</code>
      </pre>
    </section>
  )
}
