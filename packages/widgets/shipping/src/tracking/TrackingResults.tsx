import type { Core } from '@chuhai/core'
import { Button, LoadFailed, Skeleton } from '@chuhai/ui'
import { iconRefresh } from '@chuhai/ui/icons'
import { ParcelCard } from './ParcelCard'
import { errorOf, type TrackingPartProps } from './TrackingForm'

interface TrackingResultsProps extends TrackingPartProps {
  core: Core
  /** There is no form that says what is wrong with the numbers. */
  hideForm: boolean | undefined
}

/** The parcels that were asked for, each under its number. */
export const TrackingResults = ({ core, store, state, words, locale, hideForm }: TrackingResultsProps) => {
  const { phase, results, failure } = state
  const isAsking = phase === 'asking'
  const retry = () => void store.refresh()
  const problem = hideForm ? errorOf({ store, state, words, locale }) : undefined
  if (problem)
    return (
      <p className="ch-tracking__failure" role="alert">
        {problem}
      </p>
    )
  if (!results) {
    if (isAsking) return <Skeleton lines={6} />
    return failure ? <LoadFailed title={words.failed} text={failure} onRetry={retry} /> : null
  }
  const found = results.filter(({ parcel }) => parcel).length
  return (
    <div className="ch-tracking__results" aria-busy={isAsking}>
      <div className="ch-tracking__bar">
        <p role="status">{words.results(found, results.length)}</p>
        <Button variant="quiet" size="small" icon={iconRefresh} busy={isAsking} onClick={retry}>
          {words.refresh}
        </Button>
      </div>
      {failure && (
        <p className="ch-tracking__failure" role="alert">
          <b>{words.failed}</b> {failure}
        </p>
      )}
      <ul className="ch-tracking__list">
        {results.map((result) => (
          <li key={result.number}>
            <ParcelCard core={core} result={result} words={words} locale={locale} />
          </li>
        ))}
      </ul>
    </div>
  )
}
