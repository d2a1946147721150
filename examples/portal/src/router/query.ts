/** What the query of an address says: of a name that stands there twice, the first value that is not empty. */
export const queryOf = (search: string | URLSearchParams): Record<string, string | undefined> => {
  const values = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(search))
    if (value !== '' && !values.has(name)) values.set(name, value)
  return Object.fromEntries(values)
}
