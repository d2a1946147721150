import { chinaDay } from '@chuhai/core/dates'
import type { ReactNode } from 'react'
import { type Messages, useMessages } from '../app/messages'
import './review-text.css'

const zhCN = {
  stars: (n: number) => `${n}\u00a0星`,
  answer: (words: string) => `服务商回复：${words}`,
}
const reviewTextMessages: Messages<typeof zhCN> = {
  'zh-CN': zhCN,
  en: {
    stars: (n) => (n === 1 ? '1 star' : `${n} stars`),
    answer: (words) => `The provider’s answer: ${words}`,
  },
}

interface ReviewTextProps {
  review: { stars: number; words: string; at: string; answer: { words: string } | null }
  /** Whose it is, or what it is about. */
  facts: readonly string[]
  /** What else there is to say of it. */
  children?: ReactNode
}

/** What one side of a deal thinks of the other, with the provider’s answer. */
export const ReviewText = ({ review: { stars, words, at, answer }, facts, children }: ReviewTextProps) => {
  const texts = useMessages(reviewTextMessages)
  return (
    <article className="review-text">
      <p className="review-text__head">
        <b>{texts.stars(stars)}</b>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        <time dateTime={at}>{chinaDay(at)}</time>
      </p>
      {words && <p className="review-text__words">{words}</p>}
      {answer && <p className="review-text__words review-text__answer">{texts.answer(answer.words)}</p>}
      {children}
    </article>
  )
}
