import { Button } from '@chuhai/ui'
import { answeredCount } from './Progress'
import type { QuestionsProps } from './Questions'

/**
 * How far one is, 取消 and 提交; without questions there is nothing to hand in. That the network gave way is said here, too:
 * the page may not have the files of a notice yet.
 */
export const FormFooter = (props: Omit<QuestionsProps, 'locale' | 'homeHref'> & { onClose(): void }) => {
  const { state, fields, words, formId, onClose } = props
  const asked = fields.data?.length ? fields.data : null
  return (
    <>
      {asked && state.isCut && (
        <span className="ch-evaluation__count ch-evaluation__count--cut" role="alert">
          {words.cut}
        </span>
      )}
      {asked && !state.isCut && (
        <span className="ch-evaluation__count">
          {words.progress(asked.length, answeredCount({ fields: asked, answers: state.answers }))}
        </span>
      )}
      <Button variant="secondary" onClick={onClose}>
        {words.cancel}
      </Button>
      {asked && (
        <Button type="submit" form={formId} busy={state.phase === 'sending'}>
          {words.submit}
        </Button>
      )}
    </>
  )
}
