const digits = [...'零壹贰叁肆伍陆柒捌玖']
const places = ['', '拾', '佰', '仟']
const groups = ['', '万', '亿', '万亿']

/** Up to four digits: `叁仟零伍`. */
const group = (number: number): string => {
  let words = ''
  let isGap = false
  for (let place = 3; place >= 0; place -= 1) {
    const digit = Math.floor(number / 10 ** place) % 10
    if (digit === 0) {
      isGap = words !== ''
      continue
    }
    words += `${isGap ? '零' : ''}${digits[digit]}${places[place]}`
    isGap = false
  }
  return words
}

const yuanInWords = (yuan: number): string => {
  let words = ''
  let isGap = false
  for (let place = groups.length - 1; place >= 0; place -= 1) {
    const part = Math.floor(yuan / 10_000 ** place) % 10_000
    if (part === 0) {
      isGap = words !== ''
      continue
    }
    const needsZero = words !== '' && (isGap || part < 1000)
    words += `${needsZero ? '零' : ''}${group(part)}${groups[place]}`
    isGap = false
  }
  return words
}

/** An amount of fen as Chinese receipts spell it: `叁佰玖拾玖元整`. */
export const amountInWords = (fen: number): string => {
  const [yuan, jiao, rest] = [Math.floor(fen / 100), Math.floor(fen / 10) % 10, fen % 10]
  const whole = yuan > 0 ? `${yuanInWords(yuan)}元` : ''
  if (jiao === 0 && rest === 0) return `${whole || '零元'}整`
  const jiaoWords = jiao > 0 ? `${digits[jiao]}角` : whole && '零'
  return rest > 0 ? `${whole}${jiaoWords}${digits[rest]}分` : `${whole}${jiaoWords}整`
}
