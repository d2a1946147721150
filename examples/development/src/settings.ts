import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'

/** A problem that the person who starts a service can solve. */
export class StartError extends Error {}

/** Schema of a port in the environment. */
export const port = (fallback: number) =>
  v.pipe(
    v.optional(v.string(), String(fallback)),
    v.regex(/^\d{1,5}$/, 'must be a port'),
    v.transform(Number),
    v.minValue(1, 'must be a port'),
    v.maxValue(65_535, 'must be a port'),
  )

/** Sources and bundle both lie one level below the package, the package two below the project. */
const project = new URL('../../../', import.meta.url)

/** Schema of `DATA_DIR`: the folder of a service in it. */
export const dataDir = (service: string) =>
  v.pipe(
    v.optional(v.string(), '.data'),
    v.transform((folder) => resolve(fileURLToPath(project), folder, service)),
  )

const withoutEmpty = (source: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value))

/** Reads settings from the environment. Throws a `StartError` that names the wrong variables. */
export const readSettings = <S extends v.GenericSchema>(
  schema: S,
  source: Record<string, string | undefined>,
): v.InferOutput<S> => {
  const result = v.safeParse(schema, withoutEmpty(source))
  if (result.success) return result.output
  const wrong = result.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`)
  throw new StartError(`${wrong.join('; ')}. Correct the environment and start again.`)
}
