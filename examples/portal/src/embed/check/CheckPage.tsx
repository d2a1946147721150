import { readReport } from '@chuhai/contract/embed'
import { useSyncExternalStore } from 'react'
import { useMessages } from '../../app/messages'
import { Crumbs } from '../../components/Crumbs'
import { AskReport } from './AskReport'
import { checkMessages } from './messages'
import { Report } from './Report'
import './check-page.css'

const onFragment = (changed: () => void) => {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}

export const describe = () => '在装了组件的网页里运行自检，这里显示报告：哪里不对，怎样改。'

/** What the self-check of a page has found. The report is in the fragment of the address, which is sent nowhere. */
export default function CheckPage() {
  const words = useMessages(checkMessages)
  const fragment = useSyncExternalStore(
    onFragment,
    () => location.hash,
    () => '',
  )
  const report = readReport(fragment)
  return (
    <div className="check portal-width">
      <Crumbs above={[{ title: words.embed, path: '/embed' }]} here={words.title} />
      <h1>{report ? words.report : words.title}</h1>
      {report ? <Report report={report} /> : <AskReport />}
    </div>
  )
}
