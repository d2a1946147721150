import { addressOf } from '../address'
import type { Question } from '../conversation'
import type { TalkPartProps } from './props'

export interface QuestionItemProps extends Pick<TalkPartProps, 'core' | 'words'> {
  question: Question
  onView(image: { src: string; alt: string }): void
}

export const QuestionItem = ({ question, core, words, onView }: QuestionItemProps) => {
  const { key, message, image } = question
  const src = image && addressOf(core, image)
  return (
    <div className="ch-chat__question" data-key={key}>
      {src && (
        <button
          type="button"
          className="ch-chat__sent-image"
          aria-label={words.image}
          onClick={() => onView({ src, alt: words.attach.label })}
        >
          <img src={src} alt="" width="120" height="90" />
        </button>
      )}
      <p>{message}</p>
    </div>
  )
}
