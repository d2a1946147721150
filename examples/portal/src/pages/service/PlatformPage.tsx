import { useEffect } from 'react'
import { useSearch } from 'wouter'
import type { PageProps } from '../../app/page'
import { queryOf } from '../../app/query'
import type { ShownPage } from './blocks/block'
import { placeBlocks } from './contents'
import ServicePage from './ServicePage'

/** The element of the part that `tag` numbers, as the contents of the page do; the first one begins at the top. */
const partOf = (page: ShownPage, tag = '1'): string | undefined =>
  tag === '1' ? undefined : placeBlocks(page.blocks).filter(({ name }) => name !== null)[Number(tag) - 1]?.id

/** The page of a platform, which opens at the part that `tag` chooses (specification 2.3). */
export default function PlatformPage(props: PageProps<ShownPage>) {
  const part = partOf(props.data, queryOf(useSearch()).tag)
  useEffect(() => {
    // A page that is gone back to, or reloaded, is where it was left.
    if (part && window.scrollY === 0) document.getElementById(part)?.scrollIntoView()
  }, [part])
  return <ServicePage {...props} />
}
