/** How many seats of an activity are left: `还剩 12 席`. */
export const seatsLeft = (left: number | null): string => {
  if (left === null) return '不限名额'
  return left === 0 ? '名额已满' : `还剩 ${left.toLocaleString('en-US')} 席`
}
