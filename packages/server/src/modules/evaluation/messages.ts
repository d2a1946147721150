import { examples, number, object, pipe, string } from 'valibot'
import { messageKind } from '../../messages/kind'

/** Sites of a user's exclusive guide have changed: how many, and one of them by name. */
export const exclusiveNewsKind = messageKind({
  key: 'guide.exclusive',
  purpose: 'news',
  ways: ['inbox'],
  values: object({ guide: number(), site: pipe(string(), examples(['Keepa'])), sites: number() }),
  path: ({ guide }) => `/crossBorderSiteGuide/specialGuide?id=${guide}`,
})
