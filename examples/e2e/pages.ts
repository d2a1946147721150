/** One page of each layout, for what has to hold on all of them. */
export const pages = [
  '/',
  '/school',
  '/crossBorderSiteGuide',
  '/search?keyword=欧洲',
  '/kylinCup/one',
  '/docs',
  '/activity',
]
