import { type RefObject, useRef, useState } from 'react'
import { Button } from '../button/Button'
import { IconButton } from '../button/IconButton'
import { Floating, useFloatingPanel } from '../floating/Floating'
import { iconChevronLeft, iconChevronRight } from '../icons/paths'
import { useLocale, useMessages } from '../locale/locale'
import { useStyles } from '../styling/use-styles'
import { CalendarGrid } from './CalendarGrid'
import css from './calendar.css?inline'
import { clamp, firstYearShown, today, yearOf, yearsShown } from './days'
import { dateMessages } from './messages'
import { turnPage, type View } from './views'

interface CalendarProps {
  id: string
  anchor: RefObject<HTMLElement | null>
  returnFocus: RefObject<HTMLElement | null>
  /** The chosen day, or `''`. */
  value: string
  min?: string | undefined
  max?: string | undefined
  /** The date of a button for a term without an end. */
  longTerm?: string | undefined
  canClear: boolean
  /** Opened by the keyboard or the button: the focus begins on a day. */
  takesFocus: boolean
  onChoose: (date: string) => void
  onClose: () => void
}

/** Where the calendar ends unless `min` and `max` say otherwise. */
const reach = { min: '1900-01-01', max: '2199-12-31' }

/*
 *  ‹   [2038年] [6月]   ›      2038年: twenty years, then the months of one, then its days,
 *  一 二 三 四 五 六 日        so that any year is three presses away
 *  …
 *  今天  长期        清空
 */
/** The opened calendar of a date field; weeks begin on Monday. */
export const Calendar = (props: CalendarProps) => {
  const {
    id,
    anchor,
    returnFocus,
    value,
    min = reach.min,
    max = reach.max,
    longTerm,
    canClear,
    takesFocus,
  } = props
  const { onChoose, onClose } = props
  useStyles(css)
  const floating = useFloatingPanel({ anchor, onClose, placement: 'bottom-end' })
  const current = useRef<HTMLButtonElement>(null)
  const { clear } = useMessages()
  const texts = dateMessages[useLocale()]
  const now = today()
  const isOpenEnded = value === longTerm
  const [at, setAt] = useState(() => clamp(value && !isOpenEnded ? value : now, min, max))
  const [view, setView] = useState<View>('days')
  const [hasFocus, setHasFocus] = useState(takesFocus)

  const pick = (date: string) => {
    if (view === 'days') return onChoose(date)
    setAt(clamp(date, min, max))
    setHasFocus(true)
    setView(view === 'years' ? 'months' : 'days')
  }
  const turn = (pages: number) => {
    setHasFocus(false)
    setAt(clamp(turnPage(view, at, pages), min, max))
  }
  const show = (next: View) => {
    setHasFocus(true)
    setView(next)
  }
  const year = (
    <Button
      key="year"
      variant="text"
      size="small"
      aria-label={`${texts.chooseYear} ${texts.year(yearOf(at))}`}
      onClick={() => show('years')}
    >
      {texts.year(yearOf(at))}
    </Button>
  )
  const month = (
    <Button
      key="month"
      variant="text"
      size="small"
      aria-label={`${texts.chooseMonth} ${texts.month(at)}`}
      onClick={() => show('months')}
    >
      {texts.month(at)}
    </Button>
  )
  const start = firstYearShown(at)
  const titles: Record<View, string> = {
    days: texts.isYearFirst
      ? `${texts.year(yearOf(at))}${texts.month(at)}`
      : `${texts.month(at)} ${yearOf(at)}`,
    months: texts.year(yearOf(at)),
    years: `${start}–${start + yearsShown - 1}`,
  }
  const isTodayIn = clamp(now, min, max) === now
  return (
    <Floating
      id={id}
      role="dialog"
      aria-label={texts.openCalendar}
      className="ch-calendar"
      floating={floating}
      focus={takesFocus ? { initial: current, return: returnFocus } : { return: returnFocus }}
    >
      <div className="ch-calendar__head">
        <IconButton icon={iconChevronLeft} label={texts.previous[view]} size={18} onClick={() => turn(-1)} />
        <div className="ch-calendar__title">
          <span className={view === 'years' ? undefined : 'ch-hidden'} id={`${id}-title`} aria-live="polite">
            {titles[view]}
          </span>
          {view === 'days' && (texts.isYearFirst ? [year, month] : [month, year])}
          {view === 'months' && year}
        </div>
        <IconButton icon={iconChevronRight} label={texts.next[view]} size={18} onClick={() => turn(1)} />
      </div>
      <CalendarGrid
        view={view}
        labelledBy={`${id}-title`}
        at={at}
        current={current}
        hasFocus={hasFocus}
        value={value}
        today={now}
        min={min}
        max={max}
        onMove={(date) => {
          setHasFocus(true)
          setAt(clamp(date, min, max))
        }}
        onPick={pick}
      />
      {(isTodayIn || longTerm || canClear) && (
        <div className="ch-calendar__foot">
          {isTodayIn && (
            <Button variant="text" size="small" onClick={() => onChoose(now)}>
              {texts.today}
            </Button>
          )}
          {longTerm && (
            <Button variant={isOpenEnded ? 'quiet' : 'text'} size="small" onClick={() => onChoose(longTerm)}>
              {texts.longTerm}
            </Button>
          )}
          {canClear && (
            <Button className="ch-calendar__clear" variant="text" size="small" onClick={() => onChoose('')}>
              {clear}
            </Button>
          )}
        </div>
      )}
    </Floating>
  )
}
