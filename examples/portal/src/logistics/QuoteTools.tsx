import { getQuote } from '@chuhai/contract/logistics'
import { isNotFound } from '@chuhai/core'
import { useQuery } from '@chuhai/core/react'
import { Button, copyText } from '@chuhai/ui'
import { useState } from 'react'
import { useApp } from '../app/app'
import { useMessages } from '../app/messages'
import { linesPath } from '../app/paths/logistics'
import { quotePath } from '../app/paths/parcels'
import { logisticsMessages } from './messages'
import { QuotePaper } from './QuotePaper'
import './quote-tools.css'

/**
 * A quote that the address names, or the one that was asked for after it: its number, what can be done with it, and the paper that is
 * printed; of one that is gone, which the form below says, nothing but the way to another.
 */
export const QuoteTools = ({ number }: { number: string }) => {
  const words = useMessages(logisticsMessages).quote
  const { client } = useApp()
  const [said, setSaid] = useState('')
  const { state } = useQuery(client?.core.query(getQuote, { params: { number } }))
  const isGone = isNotFound(state.error)
  const copy = async () => {
    const { href } = new URL(quotePath(number), location.href)
    setSaid((await copyText(href)) ? words.copied : words.notCopied)
  }
  return (
    <section className="quote-tools" aria-label={words.title(number)}>
      <div className="quote-tools__bar">
        <div>
          <h2>{words.title(number)}</h2>
          {!isGone && <p>{words.note}</p>}
        </div>
        <span role="status">{said}</span>
        {state.data && (
          <Button variant="secondary" onClick={() => window.print()}>
            {words.print}
          </Button>
        )}
        {!isGone && (
          <Button variant="secondary" onClick={() => void copy()}>
            {words.copy}
          </Button>
        )}
        <Button variant="text" href={linesPath}>
          {words.new}
        </Button>
      </div>
      {state.data && <QuotePaper quote={state.data} />}
    </section>
  )
}
