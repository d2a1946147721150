import { type ApplicationKind, problemsOf, type Values } from '@chuhai/contract/application'
import { createSocialCodeQuestion } from '@chuhai/contract/organisation'
import { type Core, createFormFields } from '@chuhai/core'
import { doubtful, type FormProblems, remainingProblems, termsField, uploading } from './form'
import type { FormState } from './state'
import { createUploads } from './uploads'

interface FillingOptions {
  kind: ApplicationKind
  /** Returns the form; null while nothing is filled in. */
  read(): FormState | null
  write(change: Partial<FormState>): void
  /** Keeps the form in the browser. */
  keep(): void
  /** A value has changed. */
  onChange(): void
}

/** The form of a kind, step by step, until it can be submitted. */
export const createFilling = (core: Core, { kind, read, write, keep, onChange }: FillingOptions) => {
  const needsCheck = createSocialCodeQuestion()
  const { unfinished, upload } = createUploads(core, (name) => {
    const { problems } = read() ?? {}
    if (problems?.[name] === uploading) write({ problems: { ...problems, [name]: undefined } })
  })
  const { show, change, validate } = createFormFields<Values, FormProblems>({
    read() {
      const form = read()
      return form?.isSending ? null : form
    },
    write,
    problemOf: (values, name) => problemsOf(kind, values, [name])[name],
    checksEmpty: true,
    problemsAfterChange: ({ values, problems }, name) => remainingProblems(kind, values, problems, name),
    onChange,
  })

  /** Codes to be checked by the visitor, each asked about once. */
  const codesToCheck = (values: Values, names: readonly string[]): FormProblems =>
    Object.fromEntries(
      names
        .filter((name) => kind.fields[name]?.type === 'code' && needsCheck(String(values[name])))
        .map((name) => [name, doubtful]),
    )
  /** Shows what is wrong with some fields or, where nothing is, which codes to check; returns whether neither is. */
  const check = ({ values }: FormState, names: readonly string[], others?: FormProblems): boolean =>
    !show({ ...problemsOf(kind, values, names), ...unfinished(names), ...others }) &&
    !show(codesToCheck(values, names))

  const goTo = (step: number): void => {
    write({ step, problems: {} })
    keep()
  }

  return {
    change,
    validate,
    upload,
    goTo,
    back: () => goTo(Math.max(0, (read()?.step ?? 0) - 1)),
    /** Goes on to the next step, or stays and says what is missing; returns whether it went on. */
    next(): boolean {
      const form = read()
      const step = form && kind.steps[form.step]
      if (!step || !check(form, Object.keys(step.fields))) return false
      goTo(form.step + 1)
      return true
    },
    agree(hasAgreed: boolean): void {
      const { [termsField]: _, ...problems } = read()?.problems ?? {}
      write({ hasAgreed, problems })
    },
    /** Returns whether everything can be submitted; shows what is missing otherwise. */
    isComplete: (form: FormState): boolean =>
      check(
        form,
        Object.keys(kind.fields),
        form.hasAgreed ? {} : { [termsField]: 'APPLICATION_TERMS_REQUIRED' },
      ),
  }
}
