/**
 * Reads an event stream as its text comes, wherever that is cut, and calls for the data of each event. By calls: an
 * iterator would hold a promise for each of thousands of streams, all of the time.
 */
export const readEvents = (call: (data: string) => void): ((text: string) => void) => {
  let left = ''
  let data: string[] = []
  const readLine = (line: string) => {
    if (line.startsWith('data:')) data.push(line.slice(line[5] === ' ' ? 6 : 5))
    if (line !== '' || data.length === 0) return
    const event = data.join('\n')
    data = []
    call(event)
  }
  /** An event that came as a whole, as most do. */
  const isOne = (text: string): boolean =>
    left === '' &&
    data.length === 0 &&
    text.startsWith('data: ') &&
    text.endsWith('\n\n') &&
    text.indexOf('\n') === text.length - 2
  return (text) => {
    if (isOne(text)) return call(text.slice(6, -2))
    left += text
    let from = 0
    for (let end = left.indexOf('\n'); end >= 0; end = left.indexOf('\n', from)) {
      readLine(left.slice(from, left[end - 1] === '\r' ? end - 1 : end))
      from = end + 1
    }
    if (from > 0) left = left.slice(from)
  }
}
