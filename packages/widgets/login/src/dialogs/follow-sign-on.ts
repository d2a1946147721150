import type { AfterSignOn, SignOnRequest } from '@chuhai/core'

const withoutHash = (address: string) => address.replace(/#.*/s, '')

/** Goes where the visitor was going, or loads the page anew; an address of another site is left alone. */
export const followSignOn = (
  { returnTo, after }: SignOnRequest,
  habit: AfterSignOn,
  location: Pick<Location, 'href' | 'origin' | 'assign' | 'reload'>,
): void => {
  const isElsewhere =
    returnTo.startsWith(`${location.origin}/`) && withoutHash(returnTo) !== withoutHash(location.href)
  if (isElsewhere) location.assign(returnTo)
  else if ((after ?? habit) === 'reload') location.reload()
}
