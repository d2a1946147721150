/** Returns the parameters of a query. A repeated parameter has its first value that is not empty. */
export const queryOf = (search: string | URLSearchParams): Record<string, string | undefined> => {
  const values = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(search))
    if (value !== '' && !values.has(name)) values.set(name, value)
  return Object.fromEntries(values)
}
