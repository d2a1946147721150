import { Button, Skeleton, StyleRoot } from '@chuhai/ui'
import type { ReactNode } from 'react'
import { useMessages } from '../app/messages'
import { servicePath } from '../app/paths/market'
import { ListHead } from '../components/ListHead'
import { Snippet } from '../components/Snippet'
import type { ServiceData } from './load'
import { marketMessages } from './messages'
import './framed.css'

interface FramedPageProps {
  data: ServiceData
  title: string
  lead: string
  tag: string
  /** The component; null while its code is fetched. */
  children: ReactNode
}

/** A component of the market in a frame, as other sites show it, with what to paste for it. */
export const FramedPage = ({ data: { above, item }, title, lead, tag, children }: FramedPageProps) => {
  const words = useMessages(marketMessages).component
  return (
    <>
      <ListHead above={above} title={title} lead={lead} />
      <div className="market-framed portal-width">
        <div className="market-framed__frame">
          {children ? <StyleRoot value={undefined}>{children}</StyleRoot> : <Skeleton lines={8} />}
        </div>
        <div>
          <Snippet heading="h2" title={words.code} text={`<${tag} service="${item.id}"></${tag}>`} />
          <p className="market-framed__ways">
            <Button variant="secondary" href={servicePath(item.id)}>
              {words.toService}
            </Button>
            <Button variant="text" href="/embed">
              {words.toDocs}
            </Button>
          </p>
        </div>
      </div>
    </>
  )
}
