import { asksFor, clausesOf, manner, patternOf, type Use, withoutQuotes } from './clauses'

/** What a wish for a mail says. */
export interface Letter {
  /** What they wrote. */
  said: string
  /** What the mail is to say, clause by clause. */
  replies: string[]
  unmet: string[]
}

const people = /买家|客户|顾客|客人|对方|采购商|供应商|\b(?:buyer|customer|client|supplier)\b/i
const asking = /^(?:请|帮|替|麻烦|写|回(?!复)|please\b|write\b|draft\b|reply\b|help\b)/i
const saying = [
  /^(?:来信|来函|来邮件|发来?邮件|写信|写邮件|留言|反馈|投诉|抱怨|询问|留了[^：:，]{0,6}评)?(?:说|问|称|道|表示|要求)?了?[：:，,]?\s*/,
  /^(?:writes?|wrote|says?|said|complains?|complained|asks?|asked)?\s*(?:that|about)?[:,]?\s*/i,
]

/** Returns what a text about a person says that they said, or `''`. */
const saidIn = (told: string): string => {
  const person = people.exec(told)
  if (!person || asking.test(told.trim())) return ''
  const words = told.slice(person.index + person[0].length).replace(/[。！!.\s]+$/, '')
  return withoutQuotes(saying.reduce((text, start) => text.trim().replace(start, ''), words))
}

const sentences = /[^。！!\n]+?(?:[。！!\n]|\.(?=\s)|$)/g

/** Returns what they wrote, and the rest of the wish. */
const readSaid = (text: string): { said: string; rest: string } => {
  for (const [sentence] of text.matchAll(sentences)) {
    const clauses = sentence.split(/(?<=，|,\s)/)
    const asked = clauses.findIndex((clause) => asking.test(clause.trim()))
    const told = clauses.slice(0, asked < 0 ? clauses.length : asked).join('')
    // 请写一封邮件，买家问何时发货
    for (const part of [told, ...clauses]) {
      const said = saidIn(part.replace(/[，,]\s*$/, ''))
      if (said !== '') return { said, rest: text.replace(part, '') }
    }
  }
  return { said: '', rest: text }
}

export const readLetter = (text: string, use: Use): Letter => {
  const { said, rest } = readSaid(text)
  const isWish = new RegExp(`(?:${patternOf(use.asks)})$`, 'i')
  const clauses = clausesOf(rest.replace(/[：:](?!\/\/)/g, '\n')).filter(
    (clause) => !isWish.test(clause) && !(asksFor(clause, use) >= 0 && asking.test(clause)),
  )
  return {
    said,
    replies: clauses.filter((clause) => !manner.test(clause)),
    unmet: clauses.filter((clause) => manner.test(clause)),
  }
}
