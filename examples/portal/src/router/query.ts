/** Returns the parameters of a query. A repeated parameter has its first value that is not empty. */
export const queryOf = (search: string | URLSearchParams): Record<string, string | undefined> => {
  const values = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(search))
    if (value !== '' && !values.has(name)) values.set(name, value)
  return Object.fromEntries(values)
}

/** An address with its query, where that says something. Older browsers do not know the size of a query. */
export const withQuery = (path: string, query: string | URLSearchParams): string => {
  const text = String(query)
  return text ? `${path}?${text}` : path
}
