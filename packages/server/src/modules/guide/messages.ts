import { examples, number, object, pipe, string } from 'valibot'
import { messageKind } from '../../messages/kind'

/** Sites that a user has subscribed to have changed: how many, and one of them by name. */
export const subscriptionNewsKind = messageKind({
  key: 'guide.subscriptionNews',
  purpose: 'news',
  ways: ['inbox'],
  values: object({ site: pipe(string(), examples(['Keepa'])), sites: number() }),
  path: () => '/crossBorderSiteGuide/subscribeForMy',
})
