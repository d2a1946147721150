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

/** Returns a schema's output for a value; throws a ContentError that names each invalid field. */
export const checkContent = <S extends GenericSchema>(
  { file, value, lineOf }: ReadValue,
  schema: S,
): InferOutput<S> => {
  const { success, output, issues } = safeParse(schema, value, { message: messageOf })
  if (success) return output
  throw new ContentError(
    issues.map((issue) => {
      const field = getDotPath(issue)
      return `${file}:${lineOf(pathOf(issue))} ${field === null ? '' : `${field}: `}${issue.message}`
    }),
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
