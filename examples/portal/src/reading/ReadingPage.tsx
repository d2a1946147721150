import type { Reading, ReadingDetail } from '@chuhai/contract/reading'
import type { PageProps } from '../app/page'
import { ReadingIndex } from './ReadingIndex'
import { ReadingRoute } from './ReadingRoute'
import './reading.css'

export interface ReadingData {
  readings: Reading[]
  /** Null where the address names none. */
  reading: ReadingDetail | null
}

export const describe = ({ reading }: ReadingData) =>
  reading?.lead ?? '给跨境卖家的阅读专题：按顺序读一组文章，一次弄懂一件事。'

/** All reading lists, or one in its order. */
export default function ReadingPage({ data: { readings, reading } }: PageProps<ReadingData>) {
  return (
    <div className="reading portal-width">
      {reading ? (
        <ReadingRoute reading={reading} others={readings.filter(({ id }) => id !== reading.id)} />
      ) : (
        <ReadingIndex readings={readings} />
      )}
    </div>
  )
}
