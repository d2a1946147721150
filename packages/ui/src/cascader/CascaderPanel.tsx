import { type RefObject, useEffect, useState } from 'react'
import { Button } from '../button/Button'
import { Floating, useFloatingPanel } from '../floating/Floating'
import { Icon } from '../icons/Icon'
import { iconError } from '../icons/paths'
import { useLocale } from '../locale/locale'
import { useStyles } from '../styling/use-styles'
import type { OpenedProps } from './Column'
import { Columns } from './Columns'
import css from './cascader-panel.css?inline'
import { cascaderMessages } from './messages'
import { Results } from './Results'

interface CascaderPanelProps extends Omit<OpenedProps, 'floating'> {
  label: string
  anchor: RefObject<HTMLElement | null>
  query: string
  openedBy: string
  problem?: string | undefined
  onRetry?: (() => void) | undefined
  searchLabel: string
  onSearch?: (() => void) | undefined
  onDismiss: () => void
}

/*
 *  ┌ 上海市  › │ 杭州市  › │ 不选区县 ┐    typed:   ┌ 浙江省 / 宁波市 / 余姚市 ┐
 *  │ 浙江省  › │ 宁波市  › │ 海曙区   │    narrow:  one column at a time, with a way back
 *  └───────────┴───────────┴──────────┘
 */
/** The opened part of a cascader. */
export const CascaderPanel = (props: CascaderPanelProps) => {
  const { anchor, query, openedBy, problem, onRetry, searchLabel, onSearch, onDismiss, ...opened } = props
  const { id, options, onActive } = opened
  useStyles(css)
  const floating = useFloatingPanel({ anchor, onClose: onDismiss, asWideAsAnchor: true })
  const { retry, empty } = cascaderMessages[useLocale()]
  const [isNarrow] = useState(() => Boolean(globalThis.matchMedia?.('(max-width: 560px)').matches))
  const isBare = Boolean(problem) || !options.length
  useEffect(() => {
    if (isBare) onActive(undefined, undefined)
  }, [isBare, onActive])
  return (
    <Floating
      id={id}
      className="ch-cascade"
      floating={floating}
      focus={{}}
      data-narrow={isNarrow ? '' : undefined}
      // Pressed anywhere in here, the focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {isBare ? (
        <div className="ch-cascade__note" role={problem ? 'alert' : 'status'}>
          {problem && <Icon path={iconError} size={16} className="ch-cascade__wrong" />}
          <span>{problem || empty}</span>
          {problem && onRetry && (
            <Button variant="text" size="small" onClick={onRetry}>
              {retry}
            </Button>
          )}
        </div>
      ) : query ? (
        <Results {...opened} floating={floating} query={query} />
      ) : (
        <Columns
          {...opened}
          floating={floating}
          isNarrow={isNarrow}
          openedBy={openedBy}
          searchLabel={searchLabel}
          onSearch={onSearch}
        />
      )}
    </Floating>
  )
}
