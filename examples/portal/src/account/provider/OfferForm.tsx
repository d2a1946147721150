import { marketCategories, marketPlaces, marketPlatforms, type OfferField } from '@chuhai/contract/market'
import { Select, TextField } from '@chuhai/ui'
import { useMessages } from '../../app/messages'
import { ExampleList, QuestionList } from './ExampleLists'
import { Choices, CountField, LinesField, Part, type PartsProps } from './fields'
import { providerMessages } from './messages'
import { OptionList, PackageList } from './PriceLists'

interface OfferFormProps extends PartsProps {
  /** What a review has said, by part; empty where nothing is open. */
  opinions: Readonly<Record<string, string>>
  /** Nothing can be changed: parts with nothing in them are left out. */
  isReadOnly: boolean
}

const basics = ['title', 'summary', 'category', 'platforms', 'places', 'answersWithinHours'] as const

/** Everything that a provider says of a service, part by part. */
export const OfferForm = ({ opinions, isReadOnly, ...props }: OfferFormProps) => {
  const { draft, problems, disabled, onChange } = props
  const words = useMessages(providerMessages).form
  const saidOf = (...fields: OfferField[]) => fields.flatMap((field) => opinions[field] ?? [])
  const isShown = (part: 'options' | 'examples' | 'questions') => !isReadOnly || draft[part].length > 0
  return (
    <>
      <Part title={words.basics} opinions={saidOf(...basics)}>
        <TextField
          name="title"
          label={words.title}
          required
          maxLength={80}
          disabled={disabled}
          error={problems.title}
          value={draft.title}
          onChange={(title) => onChange({ title })}
        />
        <TextField
          name="summary"
          label={words.summary}
          required
          maxLength={200}
          disabled={disabled}
          error={problems.summary}
          value={draft.summary}
          onChange={(summary) => onChange({ summary })}
        />
        <Select
          name="category"
          label={words.category}
          required
          placeholder={words.choose}
          disabled={disabled}
          error={problems.category}
          value={draft.category}
          options={marketCategories.map((word) => ({ value: word, label: word }))}
          onChange={(category) => onChange({ category })}
        />
        <Choices
          label={words.places}
          required
          words={marketPlaces}
          disabled={disabled}
          error={problems.places}
          value={draft.places}
          onChange={(places) => onChange({ places })}
        />
        <Choices
          label={words.platforms}
          hint={words.platformsHint}
          words={marketPlatforms}
          disabled={disabled}
          error={problems.platforms}
          value={draft.platforms}
          onChange={(platforms) => onChange({ platforms })}
        />
        <CountField
          name="answersWithinHours"
          label={words.hours}
          required
          disabled={disabled}
          error={problems.answersWithinHours}
          value={draft.answersWithinHours}
          onChange={(answersWithinHours) => onChange({ answersWithinHours })}
        />
      </Part>
      <Part title={words.packages} hint={words.packagesHint} opinions={saidOf('packages')}>
        <PackageList {...props} />
      </Part>
      {isShown('options') && (
        <Part title={words.options} opinions={saidOf('options')}>
          <OptionList {...props} />
        </Part>
      )}
      <Part title={words.asks} opinions={saidOf('asksFor')}>
        <LinesField
          name="asksFor"
          label={words.asksFor}
          hint={words.asksHint}
          required
          disabled={disabled}
          error={problems.asksFor}
          value={draft.asksFor}
          onChange={(asksFor) => onChange({ asksFor })}
        />
      </Part>
      {isShown('examples') && (
        <Part title={words.examples} opinions={saidOf('examples')}>
          <ExampleList {...props} />
        </Part>
      )}
      {isShown('questions') && (
        <Part title={words.questions} opinions={saidOf('questions')}>
          <QuestionList {...props} />
        </Part>
      )}
    </>
  )
}
