import { type Track, teamMax, tracks } from '@chuhai/contract/competition'
import { Button, hidden, Note, useLocale, useStyles } from '@chuhai/ui'
import { iconPlus } from '@chuhai/ui/icons'
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { MemberRow } from './MemberRow'
import cardsCss from './member-cards.css?inline'
import rowsCss from './member-rows.css?inline'
import css from './members.css?inline'
import { membersMessages } from './messages'
import { cellsOf, columnAt, type PastedTeam, pasteInto } from './pasted-table'
import { createMember, type DraftMember, hasContent } from './team'
import type { MemberProblems } from './team-rules'

export interface MembersTableProps {
  /** The track of the team, which decides on the columns. */
  track: Track
  /** The members, as they are typed so far. */
  members: readonly DraftMember[]
  /** Called with the members after each change of them. */
  onChange(members: DraftMember[]): void
  /** Texts by the member's index. */
  problems: Readonly<Record<number, MemberProblems<string>>>
  /** Text of what is wrong with the team as a whole. */
  teamProblem: string | null
  /** Shown beside 添加成员. */
  heading?: ReactNode
}

const focusable = { name: 'input', remove: '[data-remove]' }

/** Returns a function that focuses a part of a row, now or with the next render. */
const useRowFocus = (rows: RefObject<HTMLElement | null>) => {
  const pending = useRef<(() => boolean) | null>(null)
  useLayoutEffect(() => {
    if (pending.current?.()) pending.current = null
  })
  return (key: string, part: keyof typeof focusable): void => {
    const focus = () => {
      const all = [...(rows.current?.querySelectorAll<HTMLElement>('[data-key]') ?? [])]
      const row = all.find((one) => one.dataset.key === key)
      row?.querySelector<HTMLElement>(focusable[part])?.focus()
      return Boolean(row)
    }
    pending.current = focus() ? null : focus
  }
}

/** The members of a team (specification 5.4, 5.5, 9): rows of fields in a table that scrolls, cards on a phone. */
export const MembersTable = (props: MembersTableProps) => {
  const { track, members, onChange, problems, teamProblem, heading } = props
  const locale = useLocale()
  useStyles(css)
  useStyles(rowsCss)
  useStyles(cardsCss)
  useStyles(hidden)
  const words = membersMessages[locale]
  const id = useId()
  const rows = useRef<HTMLTableSectionElement>(null)
  const addButton = useRef<HTMLElement>(null)
  const focusRow = useRowFocus(rows)
  const [removed, setRemoved] = useState<{ member: DraftMember; index: number } | null>(null)
  /** A table that has been pasted; what was there before comes back until something else changes. */
  const [pasted, setPasted] = useState<(PastedTeam & { before: readonly DraftMember[] }) | null>(null)
  const asksForStudent = track === tracks.risingStar
  const isFull = members.length >= teamMax

  const change = (key: string, changed: Partial<DraftMember>) => {
    setPasted(null)
    onChange(members.map((member) => (member.key === key ? { ...member, ...changed } : member)))
  }
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    const cells = cellsOf(event.clipboardData.getData('text/plain'))
    const cell = (event.target as Element).closest('td')
    const column = columnAt(cell?.cellIndex ?? -1)
    const key = cell?.closest<HTMLElement>('[data-key]')?.dataset.key
    const index = members.findIndex((member) => member.key === key)
    if (!cells || !column || index < 0) return
    event.preventDefault()
    const team = pasteInto(members, cells, { index, column })
    setRemoved(null)
    setPasted({ ...team, before: members })
    onChange(team.members)
  }
  const undoPaste = () => {
    if (!pasted) return
    setPasted(null)
    onChange([...pasted.before])
  }
  const press = (event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z'
    if (!isUndo || !pasted) return
    event.preventDefault()
    event.stopPropagation()
    undoPaste()
  }
  const choose = (key: string) =>
    onChange(members.map((member) => ({ ...member, captainFlag: member.key === key ? 1 : 0 })))
  const add = (isSecondClick: boolean) => {
    const last = members.at(-1)
    // The second click of a double click has taken the focus from the new row.
    if (isSecondClick && last) return focusRow(last.key, 'name')
    if (isFull) return
    const member = createMember()
    setRemoved(null)
    setPasted(null)
    focusRow(member.key, 'name')
    onChange([...members, member])
  }
  const remove = (index: number) => {
    const member = members[index]
    const next = members[index + 1] ?? members[index - 1]
    if (!member) return
    if (next) focusRow(next.key, 'remove')
    else addButton.current?.focus()
    setRemoved(hasContent(member) ? { member, index } : null)
    setPasted(null)
    onChange(members.filter((other) => other !== member))
  }
  const restore = () => {
    if (!removed) return
    const { member, index } = removed
    const hasCaptain = members.some(({ captainFlag }) => captainFlag === 1)
    setRemoved(null)
    focusRow(member.key, 'remove')
    const restored = [...members]
    restored.splice(index, 0, hasCaptain ? { ...member, captainFlag: 0 } : member)
    onChange(restored)
  }
  const nameOf = ({ member, index }: { member: DraftMember; index: number }) =>
    ` ${member.userName.trim() || words.nth(index + 1)} `.trimEnd()

  return (
    <div className="ch-members" role="group" aria-labelledby={`${id}-team`} lang={locale}>
      <div className="ch-members__heading">{heading}</div>
      <span className="ch-members__count">{isFull ? words.full : words.count(members.length)}</span>
      <div className="ch-members__frame">
        <table className="ch-members__table" data-student={asksForStudent ? '' : undefined}>
          <caption className="ch-hidden" id={`${id}-team`}>
            {words.team}
          </caption>
          <thead>
            <tr>
              <th scope="col">{words.labels.userName}</th>
              <th scope="col">{words.labels.phoneNumber}</th>
              <th scope="col">{words.labels.email}</th>
              {asksForStudent && <th scope="col">{words.labels.studentFlag}</th>}
              <th scope="col">{words.labels.captainFlag}</th>
              <th scope="col">
                <span className="ch-hidden">{words.action}</span>
              </th>
            </tr>
          </thead>
          <tbody ref={rows} onPaste={paste} onKeyDownCapture={press}>
            {members.map((member, index) => (
              <MemberRow
                key={member.key}
                member={member}
                place={index + 1}
                asksForStudent={asksForStudent}
                problems={problems[index] ?? {}}
                teamProblemId={`${id}-problem`}
                captainName={`${id}-captain`}
                onChange={(changed) => change(member.key, changed)}
                onCaptain={() => choose(member.key)}
                onRemove={(isSecondClick) => isSecondClick || remove(index)}
              />
            ))}
          </tbody>
        </table>
        {members.length === 0 && <p className="ch-members__none">{words.none}</p>}
      </div>
      <Button
        ref={addButton}
        className="ch-members__add"
        variant="quiet"
        size="small"
        icon={iconPlus}
        disabled={isFull}
        onClick={(event) => add(event.detail > 1)}
      >
        {words.add}
      </Button>
      <div className="ch-members__said" role="status">
        {removed && (
          <p className="ch-members__removed">
            {words.removed(nameOf(removed))}
            <Button variant="text" size="small" onClick={restore}>
              {words.undo}
            </Button>
          </p>
        )}
        {pasted && (
          <p className="ch-members__removed">
            {words.pasted(pasted.rows, pasted.rowsLeft, pasted.phonesLeft)}
            <Button variant="text" size="small" onClick={undoPaste}>
              {words.undo}
            </Button>
          </p>
        )}
        <Note id={`${id}-problem`} error={teamProblem ?? undefined} />
      </div>
    </div>
  )
}
