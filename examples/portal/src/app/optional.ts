/** Resolves to null when a list cannot be loaded, which is only logged (specification, section 8). */
export const optional = async <T>(reading: Promise<T>, what: string): Promise<T | null> => {
  try {
    return await reading
  } catch (error) {
    console.error(`[chuhai] ${what} could not be loaded:`, error)
    return null
  }
}
