import { randomKey } from '../random-key'

/** What a form holds: what is filled in and, by field, what is wrong with it. */
export interface FormFields<Values, Problems> {
  values: Values
  problems: Problems
}

/** What `createFormFields` takes: where the fields are kept, and their rules. */
export interface FormFieldsOptions<Values, Problems extends object> {
  /** Returns the fields, or null while they cannot be changed. */
  read(): FormFields<Values, Problems> | null
  write(fields: FormFields<Values, Problems>): void
  /** Returns the first broken rule of a field. */
  problemOf(values: Values, field: keyof Values & keyof Problems): Problems[keyof Values & keyof Problems]
  /** Whether a field that is left empty is checked at once; it waits for the submit otherwise. */
  checksEmpty?: boolean
  /** The problems once a field has changed; by default its message disappears when its rule is kept, and no other appears. */
  problemsAfterChange?(fields: FormFields<Values, Problems>, field: keyof Values & keyof Problems): Problems
  /** Keeps what was typed. */
  onChange?(values: Values): void
}

/** Returns the broken rules of some fields, in their order. */
export const findProblems = <Values, Field extends keyof Values & string, Problem>(
  values: Values,
  names: readonly Field[],
  problemOf: (values: Values, field: Field) => Problem | undefined,
): Partial<Record<Field, Problem>> => {
  const problems: Partial<Record<Field, Problem>> = {}
  for (const name of names) {
    const problem = problemOf(values, name)
    if (problem) problems[name] = problem
  }
  return problems
}

/** Returns the first invalid field of problems that are in the order of the screen, or null. */
export const firstInvalid = <Problems extends object>(problems: Problems) =>
  (Object.keys(problems)[0] ?? null) as (keyof Problems & string) | null

/**
 * The fields of a form, which its store keeps wherever it likes: when a message appears, when it disappears, and which field
 * is the first invalid one.
 */
export const createFormFields = <Values extends object, Problems extends object>(
  options: FormFieldsOptions<Values, Problems>,
) => {
  type Field = keyof Values & keyof Problems & string
  const { read, write, problemOf, checksEmpty, onChange } = options
  const {
    problemsAfterChange = ({ values, problems }, field) =>
      problems[field] && problems[field] === problemOf(values, field)
        ? problems
        : { ...problems, [field]: undefined },
  } = options

  /** Shows these problems in place of all others; returns the first invalid field, or null where there are none. */
  const show = (problems: Problems): Field | null => {
    const fields = read()
    const first = firstInvalid(problems) as Field | null
    if (fields && first) write({ values: fields.values, problems })
    return first
  }

  return {
    show,
    /** Checks these fields, in their order on the screen; `others` are known without a rule. Returns as `show`. */
    check(names: readonly Field[], others?: Problems): Field | null {
      const fields = read()
      if (!fields) return null
      return show({ ...(findProblems(fields.values, names, problemOf) as Problems), ...others })
    },
    /** Sets a value and looks at the messages again, unless it is still being composed. */
    change<F extends Field>(field: F, value: Values[F], isComposing = false): void {
      const fields = read()
      if (!fields) return
      const { problems } = fields
      const values = { ...fields.values, [field]: value }
      write({ values, problems: isComposing ? problems : problemsAfterChange({ values, problems }, field) })
      onChange?.(values)
    },
    /** Checks a field as the visitor leaves it; a message that it has already stays until its value changes. */
    validate(field: Field): void {
      const fields = read()
      if (!fields || fields.problems[field]) return
      const { values, problems } = fields
      const problem = (checksEmpty || values[field]?.toString()) && problemOf(values, field)
      if (problem) write({ values, problems: { ...problems, [field]: problem } })
    },
  }
}

/** What a submit was sent under: a repeat of the same content carries the same key, so that it makes one lead. */
export interface Submission {
  key: string
  content: string
}

/**
 * Returns the last submission while its content is the same, otherwise one with a new key.
 *
 * @param content What is submitted, as text, for example JSON.
 * @param last The submission before; undefined for the first.
 * @example
 * const submission = submissionOf(JSON.stringify({ phone: '13800138000' }), undefined)
 */
export const submissionOf = (content: string, last: Submission | undefined): Submission =>
  last?.content === content ? last : { key: randomKey(), content }
