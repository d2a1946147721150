import { array, type InferOutput, number, object, string } from 'valibot'
import { endpoint } from '../endpoint'
import { idInPath } from '../fields'

/** An article; `body` is Markdown, `publishedAt` a date, `minutes` what reading takes. */
export const article = object({
  id: number(),
  title: string(),
  summary: string(),
  category: string(),
  author: string(),
  publishedAt: string(),
  minutes: number(),
  tags: array(string()),
  body: string(),
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
