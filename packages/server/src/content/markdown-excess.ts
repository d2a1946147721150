/** What a text of Markdown may be at most; texts of the portal have less than a tenth of each. */
const most = { characters: 100_000, depth: 20, marks: 4000, work: 4_000_000 }

/** Quotes and lists that a line begins with. */
const containers = /^(?:[ \t]*(?:>|[-+*](?=\s)|\d{1,9}[.)](?=\s)))*/
/** Lines that end the paragraph before them. */
const beginsBlock = /^ {0,3}(?:[-+*] |#{1,6} )/
const delimiters = /[*_~`]+|[[\]<&]/g

const depthOf = (line: string): number => {
  const begin = containers.exec(line)?.[0] ?? ''
  const own = begin.match(/>|[-+*]|\d+/g)?.length ?? 0
  return own === 0 ? 0 : own + line.search(/[^ \t]|$/) / 2
}

/** Why parsing a text of Markdown would take longer than a page may, with the line where it becomes too much. */
export interface MarkdownExcess {
  line: number
  message: string
}

/**
 * Returns why a text of Markdown must not be parsed, null where it may: some texts of a few kilobytes hold a parser for seconds.
 * What takes long are quotes and lists within one another, the number of marks, and in each paragraph marks times length.
 */
export const markdownExcess = (markdown: string): MarkdownExcess | null => {
  if (markdown.length > most.characters)
    return { line: 1, message: `has more than ${most.characters} characters, split it` }
  let marks = 0
  let work = 0
  let paragraph = { marks: 0, characters: 0 }
  for (const [index, line] of markdown.split('\n').entries()) {
    const excess = (message: string) => ({ line: index + 1, message })
    if (depthOf(line) > most.depth) return excess(`has quotes or lists more than ${most.depth} deep`)
    if (line.trim() === '' || beginsBlock.test(line)) paragraph = { marks: 0, characters: 0 }
    const own = line.match(delimiters)?.length ?? 0
    const before = paragraph.marks * paragraph.characters
    paragraph = { marks: paragraph.marks + own, characters: paragraph.characters + line.length }
    work += paragraph.marks * paragraph.characters - before
    if (work > most.work) return excess('has too many marks such as * or [ in its paragraphs')
    marks += own + 1 + (line.match(/\|/g)?.length ?? 0)
    if (marks > most.marks) return excess(`has more than ${most.marks} marks, cells and lines, split it`)
  }
  return null
}
