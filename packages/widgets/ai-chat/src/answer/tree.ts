import { type Inline, isRun, type Token } from './inline'

const maxDepth = 10

const append = (children: Inline[], text: string) => {
  const last = children.at(-1)
  if (!text) return
  if (typeof last === 'string') children[children.length - 1] = last + text
  else children.push(text)
}

/** Puts what stands between the beginning and the end of an emphasis into it. What is still open ends with the text. */
export const treeOf = (tokens: readonly Token[]): Inline[] => {
  const root: Inline[] = []
  const levels = [root]
  for (const token of tokens) {
    const level = () => levels.at(-1) as Inline[]
    if (typeof token === 'string') append(level(), token)
    else if (!isRun(token)) level().push(token)
    else {
      levels.length -= token.closes.length
      append(level(), token.mark.repeat(token.count))
      for (const kind of token.opens) {
        const children: Inline[] = levels.length > maxDepth ? level() : []
        if (children !== level()) level().push({ kind, children })
        levels.push(children)
      }
    }
  }
  return root
}
