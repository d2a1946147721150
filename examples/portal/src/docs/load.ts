import type { Locale } from '@chuhai/contract/locale'
import type { Link } from '../app/page'
import { type Document, documentPath, documents, findDocument } from './documents'

export interface DocsData {
  locale: Locale
  document: Document
  /** Markdown. */
  text: string
  /** Its address in all languages. */
  paths: Record<Locale, string>
  /** The first document, above every other one. */
  above: Link[]
}

const texts = import.meta.glob<string>('./{zh-CN,en}/*.md', { query: '?raw', import: 'default' })

const missing = Object.assign(new Error('There is no such document'), { httpStatus: 404 })

/** An empty block of the language `elements` or `errors` stands for text that is made from the code. */
const generated = /^```(elements|errors) (\S+)\n```$/gm

const withTables = async (text: string, locale: Locale): Promise<string> => {
  if (text.search(generated) < 0) return text
  const { elementTables, errorRows } = await import('./tables')
  const tables = { elements: elementTables, errors: errorRows }
  return text.replace(generated, (_, kind: keyof typeof tables, name: string) => tables[kind](name, locale))
}

/** Loads a document; rejects with 404 where there is none. */
export const loadDocument = async (locale: Locale, id: string | undefined): Promise<DocsData> => {
  const document = findDocument(id)
  const load = texts[`./${locale}/${document?.id}.md`]
  if (!document || !load) throw missing
  const pathIn = (language: Locale) => documentPath(language, document.id)
  const [start] = documents
  return {
    locale,
    document,
    text: await withTables(await load(), locale),
    paths: { 'zh-CN': pathIn('zh-CN'), en: pathIn('en') },
    above:
      start && start !== document
        ? [{ title: start.title[locale], path: documentPath(locale, start.id) }]
        : [],
  }
}

/** The paths of all documents in a language. */
export const documentPaths = (locale: Locale): string[] => documents.map(({ id }) => documentPath(locale, id))
