import { Button, Checkbox } from '@chuhai/ui'
import { Heading } from '../../../components/Heading'
import type { BlockProps } from './block'
import { useTicks } from './ticks'

const keyOf = (page: string, id: string) => `chuhai-checklist-${page}-${id}`

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
  const { ticks, tick, clear } = useTicks(keyOf(page, id))
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
          <Button variant="text" disabled={done === 0} onClick={() => clear()}>
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
                onChange={(isTicked) => tick(text, isTicked)}
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
