import { array, type InferOutput, literal, number, object, string, variant } from 'valibot'
import { endpoint } from '../endpoint'
import { idInPath } from '../row-id'

/** An article: paragraphs under headings, and lists. `publishedAt` is a date, `minutes` what reading takes. */
export const article = object({
  id: number(),
  title: string(),
  summary: string(),
  category: string(),
  author: string(),
  publishedAt: string(),
  minutes: number(),
  tags: array(string()),
  blocks: array(
    variant('kind', [
      object({ kind: literal('heading'), text: string() }),
      object({ kind: literal('text'), text: string() }),
      object({ kind: literal('list'), items: array(string()) }),
    ]),
  ),
})
export type Article = InferOutput<typeof article>

export const getArticle = endpoint({
  name: 'getArticle',
  summary: '文章',
  method: 'GET',
  path: '/news/{id}',
  access: 'anyone',
  ignoresOrganisation: true,
  params: idInPath(),
  answer: article,
  errors: ['NOT_FOUND'],
})
