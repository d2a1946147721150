import { Checkbox } from '@chuhai/ui'
import type { ImageViewerProps } from '@chuhai/ui/image-viewer'
import { type ComponentType, useState } from 'react'
import { useKept } from '../../../app/kept'
import { ConsultButton } from '../../../components/ConsultButton'
import { Heading } from '../../../components/Heading'
import { LazyImage } from '../../../components/LazyImage'
import type { BlockProps } from './block'
import { ChosenBar } from './ChosenBar'
import { useChoice } from './choice'

const all = '全部'

/**
 * Pictures with what they show; a press shows one large, chips show one group. Where the page offers it, a visitor ticks several and
 * asks about them together.
 */
export default function Gallery({ block, id, page }: BlockProps<'gallery'>) {
  const { title, lead, items, ask, together } = block
  const choice = useChoice(items, { page, id })
  const groups = [...new Set(items.flatMap(({ group }) => group ?? []))]
  const [chosen, setChosen] = useKept(`gallery ${id}`, all)
  const [opened, setOpened] = useState<number | null>(null)
  const [Viewer, setViewer] = useState<ComponentType<ImageViewerProps> | null>(null)
  const shown = items.filter(({ group }) => chosen === all || group === chosen)
  const enlarge = async (index: number) => {
    const { ImageViewer } = await import('@chuhai/ui/image-viewer')
    setViewer(() => ImageViewer)
    setOpened(index)
  }
  return (
    <section className="portal-section portal-width gallery" id={id}>
      <Heading title={title} lead={lead} />
      {groups.length > 1 && groups.length < items.length && (
        <div className="gallery__groups" role="group" aria-label="筛选">
          {[all, ...groups].map((group) => (
            <button
              key={group}
              type="button"
              aria-pressed={group === chosen}
              onClick={() => setChosen(group)}
            >
              {group}
            </button>
          ))}
        </div>
      )}
      <ul>
        {shown.map((item, index) => (
          <li key={item.title}>
            <button
              type="button"
              className="gallery__picture"
              aria-haspopup="dialog"
              onClick={() => enlarge(index)}
            >
              <LazyImage src={item.picture} width="640" height="400" alt={`放大看：${item.title}`} />
            </button>
            {item.group && <p className="gallery__group">{item.group}</p>}
            <h3>{item.title}</h3>
            <p>{item.text}</p>
            {item.facts.length > 0 && (
              <dl>
                {item.facts.map(({ term, text }) => (
                  <div key={term}>
                    <dt>{term}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            )}
            {ask && (
              <div className="gallery__actions">
                <ConsultButton
                  variant="quiet"
                  size="small"
                  about={{ kind: 'sample', id: page, title: item.title }}
                  aria-label={`${ask}：${item.title}`}
                >
                  {ask}
                </ConsultButton>
                {together && (
                  <Checkbox
                    checked={choice.chosen.includes(item.title)}
                    disabled={!choice.canTake(item.title)}
                    onChange={(isTicked) => choice.tick(item.title, isTicked)}
                  >
                    选这件<span className="ch-hidden">：{item.title}</span>
                  </Checkbox>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
      {together && <ChosenBar choice={choice} page={page} ask={together} />}
      {Viewer && (
        <Viewer
          open={opened !== null}
          start={opened ?? 0}
          onClose={() => setOpened(null)}
          images={shown.map((item) => ({ src: item.picture, alt: item.title, caption: item.title }))}
        />
      )}
    </section>
  )
}
