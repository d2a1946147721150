import { readEach } from '../content/check-content'
import type { ContentSource } from '../content/source'
import { readScenes } from './assistant/content'
import { readBanners } from './banner/content'
import { readCompetition } from './competition/content'
import { readRuleSet } from './evaluation/content'
import { readGuide } from './guide/content'
import { readHomeSections } from './home/content'
import { readBroadcasts } from './live/content'
import { readArticles } from './news/content'
import { readPages } from './page/content'
import { readPlatforms } from './platform/content'
import { readClasses, readCourses } from './school/content'

/** Every type of content, with its reader. */
const readers = {
  platforms: readPlatforms,
  broadcasts: readBroadcasts,
  home: readHomeSections,
  pages: readPages,
  scenes: readScenes,
  guide: readGuide,
  banners: readBanners,
  articles: readArticles,
  courses: readCourses,
  classes: readClasses,
  rules: readRuleSet,
  competition: readCompetition,
}

export type Content = { [Type in keyof typeof readers]: ReturnType<(typeof readers)[Type]> }

/** Reads and checks all content; throws one ContentError that tells everything that is wrong with it. */
export const readContent = (source: ContentSource): Content =>
  Object.fromEntries(
    readEach(Object.entries(readers), ([type, read]) => [type, read(source)] as const),
  ) as unknown as Content
