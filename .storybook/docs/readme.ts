/** What the README of a widget says: its purpose, how it is used, and what it promises. */
export interface Readme {
  purpose: string
  html: string | undefined
  react: string | undefined
  accessibility: string
}

/** The first block of code in a language. */
const codeIn = (text: string, language: string) =>
  new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\\n\`\`\``).exec(text)?.[1]

/** A section of the second level, without its heading. */
const sectionIn = (text: string, title: string) =>
  new RegExp(`^## ${title}\\n+([\\s\\S]*?)\\s*(?=^## |$(?![\\s\\S]))`, 'm').exec(text)?.[1]

/** Links between READMEs lead nowhere from a page; their words stay. */
const withoutLinks = (text: string) => text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')

/** Reads a widget's README. */
export const readReadme = (text: string): Readme => ({
  purpose: withoutLinks(/^# .*\n+([\s\S]*?)\n\n/.exec(text)?.[1] ?? '').replace(/\s+/g, ' '),
  html: codeIn(text, 'html'),
  react: codeIn(text, 'tsx'),
  accessibility: withoutLinks(sectionIn(text, 'Accessibility') ?? ''),
})
