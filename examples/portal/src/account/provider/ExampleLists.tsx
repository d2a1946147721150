import { uploadExtensions, uploadMaxBytes } from '@chuhai/contract/constants'
import { uploadImage } from '@chuhai/core/upload'
import { ImageUpload, TextField, type Upload } from '@chuhai/ui'
import { useMessages } from '../../app/messages'
import { type PartsProps, TextBox } from './fields'
import { changedAt, Item, ItemList, without } from './ItemList'
import { providerMessages } from './messages'

const most = 8

/** What was done for others, with pictures. */
export const ExampleList = ({ core, draft: { examples }, problems, disabled, onChange }: PartsProps) => {
  const words = useMessages(providerMessages).form
  // Pages of this site show it by its path, wherever they are.
  const upload: Upload = async (file, control) =>
    new URL(await uploadImage(core, file, control), location.href).pathname
  return (
    <ItemList
      count={examples.length}
      most={most}
      add={words.addExample}
      disabled={disabled}
      onAdd={() => onChange({ examples: [...examples, { picture: '', text: '' }] })}
    >
      {examples.map((item, index) => {
        const change = (changed: Partial<typeof item>) =>
          onChange({ examples: changedAt(examples, index, changed) })
        return (
          <Item
            // biome-ignore lint/suspicious/noArrayIndexKey: examples have no name of their own, and keep their order.
            key={index}
            title={words.exampleNumber(index + 1)}
            remove={words.removeExample(index + 1)}
            canRemove={!disabled}
            onRemove={() => onChange({ examples: without(examples, index) })}
          >
            <ImageUpload
              className="offer-item__wide"
              name={`examples.${index}.picture`}
              label={words.picture}
              required
              disabled={disabled}
              error={problems[`examples.${index}.picture`]}
              maxBytes={uploadMaxBytes}
              extensions={uploadExtensions}
              value={item.picture}
              upload={upload}
              onChange={(picture) => change({ picture })}
            />
            <TextField
              className="offer-item__wide"
              name={`examples.${index}.text`}
              label={words.text}
              required
              disabled={disabled}
              error={problems[`examples.${index}.text`]}
              maxLength={200}
              value={item.text}
              onChange={(text) => change({ text })}
            />
          </Item>
        )
      })}
    </ItemList>
  )
}

/** What buyers ask often. */
export const QuestionList = ({ draft: { questions }, problems, disabled, onChange }: PartsProps) => {
  const words = useMessages(providerMessages).form
  return (
    <ItemList
      count={questions.length}
      most={most}
      add={words.addQuestion}
      disabled={disabled}
      onAdd={() => onChange({ questions: [...questions, { question: '', answer: '' }] })}
    >
      {questions.map((item, index) => {
        const change = (changed: Partial<typeof item>) =>
          onChange({ questions: changedAt(questions, index, changed) })
        return (
          <Item
            // biome-ignore lint/suspicious/noArrayIndexKey: questions have no name of their own, and keep their order.
            key={index}
            title={words.questionNumber(index + 1)}
            remove={words.removeQuestion(index + 1)}
            canRemove={!disabled}
            onRemove={() => onChange({ questions: without(questions, index) })}
          >
            <TextField
              className="offer-item__wide"
              name={`questions.${index}.question`}
              label={words.question}
              required
              disabled={disabled}
              error={problems[`questions.${index}.question`]}
              maxLength={200}
              value={item.question}
              onChange={(question) => change({ question })}
            />
            <TextBox
              className="offer-item__wide"
              name={`questions.${index}.answer`}
              label={words.answer}
              required
              rows={3}
              disabled={disabled}
              error={problems[`questions.${index}.answer`]}
              value={item.answer}
              onChange={(answer) => change({ answer })}
            />
          </Item>
        )
      })}
    </ItemList>
  )
}
