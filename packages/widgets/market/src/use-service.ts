import { useEffect } from 'react'

/** Returns the number of a service that an element was given; without one, the console says what to set. */
export const useService = (tag: string, service: number | undefined): number | null => {
  const given = Number.isInteger(service) ? (service ?? null) : null
  useEffect(() => {
    if (given === null)
      console.warn(
        `[chuhai] <${tag}> shows nothing: set service to the number of a service, as in service="1".`,
      )
  }, [tag, given])
  return given
}
