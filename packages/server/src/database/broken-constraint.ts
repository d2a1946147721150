const integrityViolation = /^23/

/** Name of the constraint that did not let a row in; undefined for other errors. */
export const brokenConstraint = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined
  const { code, constraint } = error as Error & { code?: unknown; constraint?: unknown }
  if (typeof code === 'string' && integrityViolation.test(code) && typeof constraint === 'string')
    return constraint
  return brokenConstraint(error.cause)
}
