import { Button, Checkbox, useLocale } from '@chuhai/ui'
import { fieldId } from './fields/FieldView'
import { problemText, termsField } from './form'
import { applicationMessages } from './messages'
import type { FormState } from './state'
import type { ApplicationStore } from './store'
import { ValueList } from './ValueList'

/** Everything once more, and the terms. */
export const ConfirmStep = ({ form, store }: { form: FormState; store: ApplicationStore }) => {
  const locale = useLocale()
  const words = applicationMessages[useLocale()]
  const { terms } = words
  const { termsUrl, Sum } = store.shown
  return (
    <>
      <ValueList
        store={store}
        values={form.values}
        action={(step) => (
          <Button
            variant="text"
            size="small"
            disabled={form.isSending}
            aria-label={words.changeStep(store.kind.steps[step]?.label[locale] ?? '')}
            onClick={() => store.goTo(step)}
          >
            {words.change}
          </Button>
        )}
      />
      {Sum && <Sum core={store.core} values={form.values} />}
      <Checkbox
        id={fieldId(termsField)}
        checked={form.hasAgreed}
        required
        disabled={form.isSending}
        error={problemText(form.problems[termsField], locale)}
        onChange={store.agree}
      >
        {terms.before}
        <a href={termsUrl} {...(termsUrl.startsWith('#') ? {} : { target: '_blank', rel: 'noreferrer' })}>
          {store.shown.words[locale].terms}
        </a>
        {terms.and}
        <a href={`${store.core.base}/privacy#application`} target="_blank" rel="noreferrer">
          {terms.privacy}
        </a>
        {terms.after}
      </Checkbox>
    </>
  )
}
