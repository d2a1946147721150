import { Button, Checkbox } from '@chuhai/ui'
import { useEffect, useState } from 'react'
import { Heading } from '../../../components/Heading'
import type { BlockProps } from './block'

const keyOf = (page: string, id: string) => `chuhai-checklist-${page}-${id}`

/** Storage may be full or forbidden; the list then lasts as long as the page. */
const readTicks = (key: string): string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string') : []
  } catch {
    return []
  }
}

const keepTicks = (key: string, ticks: readonly string[]) => {
  try {
    if (ticks.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(ticks))
  } catch {
    // See readTicks.
  }
}

/** Prints one part of the page: the style sheet hides the others meanwhile. */
const printPart = (id: string) => {
  const part = document.getElementById(id)
  part?.setAttribute('data-printing', '')
  window.print()
  part?.removeAttribute('data-printing')
}

/** What to prepare: ticks stay on this device, and the list can be printed. */
export default function Checklist({ block, id, page }: BlockProps<'checklist'>) {
  const { title, lead, groups } = block
  const key = keyOf(page, id)
  const [kept, setKept] = useState<{ key: string; ticks: readonly string[] }>({ key: '', ticks: [] })
  const ticks = kept.key === key ? kept.ticks : []
  /** The stored state is read first, because a box may be ticked before hydration. */
  const change = (next: (before: readonly string[]) => readonly string[]) =>
    setKept((before) => ({ key, ticks: next(before.key === key ? before.ticks : readTicks(key)) }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads what is kept of another list
  useEffect(() => change((before) => before), [key])
  useEffect(() => {
    if (kept.key === key) keepTicks(key, kept.ticks)
  }, [key, kept])
  const all = groups.flatMap(({ items }) => items.map(({ text }) => text))
  const done = all.filter((text) => ticks.includes(text)).length
  return (
    <section className="portal-section portal-width checklist" id={id}>
      <div>
        <Heading title={title} lead={lead} />
        <p className="checklist__count" role="status">
          已备 <b>{done}</b> / {all.length} 项
        </p>
        <progress value={done} max={all.length} aria-hidden="true" />
        <p className="checklist__actions">
          <Button variant="secondary" onClick={() => printPart(id)}>
            打印清单
          </Button>
          <Button variant="text" disabled={done === 0} onClick={() => change(() => [])}>
            全部取消
          </Button>
        </p>
        <p className="checklist__hint">勾选只保存在这台设备上。</p>
      </div>
      <div className="checklist__paper">
        {groups.map((group) => (
          <fieldset key={group.title}>
            <legend>{group.title}</legend>
            {group.items.map(({ text, note }) => (
              <Checkbox
                key={text}
                checked={ticks.includes(text)}
                onChange={(isTicked) =>
                  change((before) => {
                    const others = before.filter((other) => other !== text)
                    return isTicked ? [...others, text] : others
                  })
                }
              >
                {text}
                {note && <small>{note}</small>}
              </Checkbox>
            ))}
          </fieldset>
        ))}
      </div>
    </section>
  )
}
