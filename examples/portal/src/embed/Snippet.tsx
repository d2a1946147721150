import { Button, copyText } from '@chuhai/ui'
import { useState } from 'react'
import { useMessages } from '../app/messages'
import { embedMessages } from './messages'
import './snippet.css'

interface SnippetProps {
  title: string
  note?: string
  text: string
  /** The level of its title. */
  heading?: 'h2' | 'h3' | 'h4'
}

/** Text to be copied, with a button that does so and says whether it has. */
export const Snippet = ({ title, note, text, heading: Heading = 'h3' }: SnippetProps) => {
  const words = useMessages(embedMessages)
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
