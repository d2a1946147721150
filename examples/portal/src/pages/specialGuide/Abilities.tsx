import type { Abilities as AbilityList } from '@chuhai/contract/evaluation'
import './abilities.css'
import type { SpecialGuideWords } from './words'

interface AbilitiesProps {
  abilities: AbilityList
  words: SpecialGuideWords
}

/** How far somebody is in each respect, 0 to 100; the weakest is marked. */
export const Abilities = ({ abilities, words }: AbilitiesProps) => (
  <ul className="guide-abilities" aria-label={words.abilities}>
    {abilities.map(({ name, score, isWeakest }) => (
      <li key={name} data-weakest={isWeakest || undefined}>
        <span className="ch-hidden">
          {words.abilityOf(name, score)}
          {isWeakest && `，${words.weakest}`}
        </span>
        <span aria-hidden="true">{name}</span>
        <span
          className="guide-abilities__bar"
          aria-hidden="true"
          ref={(bar) => bar?.style.setProperty('--_score', `${score}%`)}
        />
        <b aria-hidden="true">{score}</b>
      </li>
    ))}
  </ul>
)
