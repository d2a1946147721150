import type { AnswerSource } from '@chuhai/contract/assistant'
import { addressOf } from '../address'
import type { TalkPartProps } from './props'

/** What an answer rests on. */
export const Sources = ({
  sources,
  core,
  words,
}: Pick<TalkPartProps, 'core' | 'words'> & { sources: readonly AnswerSource[] }) =>
  sources.length > 0 && (
    <div className="ch-chat__sources">
      <span>{words.sources}</span>
      <ul>
        {sources.map(({ title, address }) => (
          <li key={address}>
            <a href={addressOf(core, address)} target="_blank" rel="noopener">
              {title}
              <span className="ch-hidden">{words.newTab}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
