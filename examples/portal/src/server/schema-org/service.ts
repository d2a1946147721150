import { brand } from '@chuhai/contract/constants'
import type { ShownPage } from '../../pages/service/blocks/block'

/** What a page offers, and the questions it answers. */
export const asService = ({ title, summary, blocks }: ShownPage) => {
  const service = {
    '@type': 'Service',
    name: title,
    description: summary,
    provider: { '@type': 'Organization', name: brand },
  }
  const questions = blocks.flatMap((block) => (block.type === 'questions' ? block.list : []))
  if (questions.length === 0) return service
  return {
    '@type': 'FAQPage',
    name: title,
    description: summary,
    about: service,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
