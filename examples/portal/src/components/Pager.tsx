import { Icon } from '@chuhai/ui'
import { iconChevronLeft, iconChevronRight } from '@chuhai/ui/icons'
import type { ComponentProps } from 'react'
import { type Messages, useMessages } from '../app/messages'
import './pager.css'

const zhCN = {
  label: '分页',
  previous: '上一页',
  next: '下一页',
  page: (page: number) => `第 ${page} 页`,
}

const messages: Messages<typeof zhCN> = {
  'zh-CN': zhCN,
  en: { label: 'Pages', previous: 'Previous page', next: 'Next page', page: (page) => `Page ${page}` },
}

/** A link to a page of a list, or what a press does. */
type Turn = { href: string } | { onClick(): void }

interface PagerProps {
  page: number
  pages: number
  turn(page: number): Turn
}

/** The pages near the current one, the first and the last; 0 is a gap. */
export const pagesAround = (page: number, pages: number): number[] => {
  const near = [1, page - 1, page, page + 1, pages].filter((each) => each >= 1 && each <= pages)
  const shown = [...new Set(near)].sort((a, b) => a - b)
  return shown.flatMap((each, index) =>
    index > 0 && each - (shown[index - 1] ?? 0) > 1 ? [0, each] : [each],
  )
}

type StepProps = Turn &
  Pick<ComponentProps<'a'>, 'aria-label' | 'aria-current' | 'rel' | 'children'> & { disabled?: boolean }

/** Before the first page and behind the last there is no link, and a button that does nothing. */
const Step = ({ disabled, ...props }: StepProps) => {
  if ('href' in props) return disabled ? null : <a {...props} />
  const { rel, ...rest } = props
  return <button type="button" disabled={disabled} {...(rest as ComponentProps<'button'>)} />
}

/** Links or buttons to the pages of a list; nothing where there is one page. */
export const Pager = ({ page, pages, turn }: PagerProps) => {
  const words = useMessages(messages)
  if (pages <= 1) return null
  return (
    <nav className="pager" aria-label={words.label}>
      <Step {...turn(page - 1)} rel="prev" aria-label={words.previous} disabled={page <= 1}>
        <Icon path={iconChevronLeft} size={18} />
      </Step>
      <ol>
        {pagesAround(page, pages).map((each, index) =>
          each === 0 ? (
            <li key={`gap ${index === 1 ? 'before' : 'after'}`}>…</li>
          ) : (
            <li key={each}>
              <Step
                {...turn(each)}
                aria-label={words.page(each)}
                aria-current={each === page ? 'page' : undefined}
              >
                {each}
              </Step>
            </li>
          ),
        )}
      </ol>
      <Step {...turn(page + 1)} rel="next" aria-label={words.next} disabled={page >= pages}>
        <Icon path={iconChevronRight} size={18} />
      </Step>
    </nav>
  )
}
