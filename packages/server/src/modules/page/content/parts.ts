import type { Page } from '@chuhai/contract/page'

type Required = 'key' | 'path' | 'title' | 'headline' | 'summary' | 'lead'

/** A page as its author writes it: what is left out is not on the page. */
export type PageDraft = Pick<Page, Required> & Partial<Omit<Page, Required | 'facts'>> & { facts?: Facts }

type Facts = Record<string, string>

export const writePage = ({ facts = {}, ...draft }: PageDraft): Page => ({
  parent: null,
  illustration: null,
  price: null,
  prices: null,
  steps: null,
  chapters: [],
  questions: [],
  related: [],
  updated: null,
  consultable: null,
  ...draft,
  facts: Object.entries(facts).map(([term, text]) => ({ term, text })),
})

export const services = { title: '找服务', path: '/#services' }
export const about = { title: '关于我们', path: '/introduce' }

export const plan = (name: string, price: string, mark: string | null = null) => ({ name, price, mark })
export const fact = (label: string, ...values: string[]) => ({ label, values })
export const step = (when: string, title: string, text: string) => ({ when, title, text })
export const ask = (question: string, answer: string) => ({ question, answer })
export const link = (title: string, path: string) => ({ title, path })

/** The form at the foot of a page, with what the visitor most likely asks about. */
export const consult = (title: string, ...sections: string[]) => ({
  title,
  text: '留下联系方式，顾问会在 24 小时内致电，先听您的情况，再给方案和报价。',
  sections,
})
