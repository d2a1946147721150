import { type BaseIssue, type GenericSchema, getDotPath, type InferOutput, safeParse } from 'valibot'

/** Invalid content: one line per problem, with file, line and field. */
export class ContentError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'))
  }
}

export type Path = readonly (string | number)[]

/** A value, and the lines of its parts. */
export interface ReadValue {
  file: string
  value: unknown
  lineOf(path: Path): number
}

const messageOf = ({ kind, message, received, expected }: BaseIssue<unknown>): string => {
  if (kind !== 'schema') return message
  if (received === 'undefined') return 'is missing'
  return expected === 'never' ? 'is not a known field' : `must be ${expected}, not ${received}`
}

const pathOf = ({ path }: BaseIssue<unknown>): Path =>
  (path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)))

/** Something that a schema does not let through. */
export interface ContentIssue {
  path: Path
  /** The field as messages name it; null for the whole. */
  field: string | null
  message: string
}

/** Returns a schema's output for a value, or everything that it does not let through. */
export const tryContent = <S extends GenericSchema>(
  schema: S,
  value: unknown,
): { output: InferOutput<S> } | { issues: ContentIssue[] } => {
  const { success, output, issues } = safeParse(schema, value, { message: messageOf })
  if (success) return { output }
  return {
    issues: issues.map((issue) => ({
      path: pathOf(issue),
      field: getDotPath(issue),
      message: issue.message,
    })),
  }
}

/** Returns a schema's output for a value; throws a ContentError that names each invalid field. */
export const checkContent = <S extends GenericSchema>(
  { file, value, lineOf }: ReadValue,
  schema: S,
): InferOutput<S> => {
  const tried = tryContent(schema, value)
  if ('output' in tried) return tried.output
  throw new ContentError(
    tried.issues.map(
      ({ path, field, message }) => `${file}:${lineOf(path)} ${field === null ? '' : `${field}: `}${message}`,
    ),
  )
}

/** Reads every item before it throws, so that one ContentError has all problems. */
export const readEach = <T, R>(items: readonly T[], read: (item: T) => R): R[] => {
  const problems: string[] = []
  const results = items.flatMap((item) => {
    try {
      return [read(item)]
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      problems.push(...error.problems)
      return []
    }
  })
  if (problems.length > 0) throw new ContentError(problems)
  return results
}
