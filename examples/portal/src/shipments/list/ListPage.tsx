import { Skeleton } from '@chuhai/ui'
import { Suspense, useState } from 'react'
import { useApp, useVisitor } from '../../app/app'
import { useMessages } from '../../app/messages'
import type { PageProps } from '../../app/page'
import { lazyPart } from '../../components/lazy-part'
import { listMessages } from './messages'
import '../shipments.css'
import './list.css'

const ShipmentList = lazyPart(() => import('./ShipmentList'))
const Batches = lazyPart(() => import('./Batches'))

/** The shipments of the visitor: what is to be paid or printed together, and files of many. */
export default function ListPage({ query }: PageProps) {
  const words = useMessages(listMessages)
  const { client } = useApp()
  const { phase } = useVisitor()
  // The list is read again once a file has made more of it.
  const [files, setFiles] = useState(0)
  if (!client || phase !== 'in') return null
  return (
    <div className="shipments portal-width">
      <h1>{words.title}</h1>
      <Suspense fallback={<Skeleton lines={8} height={480} />}>
        <ShipmentList key={files} core={client.core} query={query} />
        <Batches core={client.core} onMade={() => setFiles(files + 1)} />
      </Suspense>
    </div>
  )
}
