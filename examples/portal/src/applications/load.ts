import type { Place, Read } from '../app/page'
import { loadService } from '../pages/service'
import type { ShownPage } from '../pages/service/blocks/block'

/** Reads the page of a kind: what an applicant gets and has to bring. */
export const loadApplicationPage =
  (pageKey: string) =>
  async ({ read }: Place & { read: Read }): Promise<ShownPage> => {
    const { loadPage } = await loadService()
    return loadPage(read, pageKey)
  }
