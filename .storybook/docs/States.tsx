import { Canvas, Subheading, Unstyled } from '@storybook/addon-docs/blocks'
import type { PreparedStory } from 'storybook/internal/types'
import { namesOf } from '../names'
import SectionHeading from './SectionHeading'
import './states.css'

type State = Pick<PreparedStory, 'id' | 'name' | 'moduleExport' | 'playFunction' | 'storyGlobals'>

const Names = ({ name }: { name: string }) => {
  const { english, chinese } = namesOf(name)
  return (
    <>
      {english} {chinese && <small lang="zh-CN">{chinese}</small>}
    </>
  )
}

const Links = ({ states }: { states: readonly State[] }) => (
  <Unstyled>
    <ul className="doc-stories">
      {states.map(({ id, name }) => (
        <li key={id}>
          <a href={`./?path=/story/${id}`}>
            <Names name={name} />
          </a>
        </li>
      ))}
    </ul>
  </Unstyled>
)

/** What a page of documentation cannot show in a box: a state that is played, and one of a phone. */
const isOfItsOwn = ({ playFunction, storyGlobals }: State) => Boolean(playFunction || storyGlobals.viewport)

/** The states of a component beside each other; those as large as the window by their names, each on a page of its own. */
export const States = ({ states, areListed }: { states: readonly State[]; areListed: boolean }) => {
  const shown = areListed ? [] : states.filter((state) => !isOfItsOwn(state))
  const listed = states.filter((state) => !shown.includes(state))
  return (
    <>
      {shown.length > 0 && <SectionHeading>States – 状态</SectionHeading>}
      <div className="doc-states">
        {shown.map(({ id, name, moduleExport }) => (
          <section key={id}>
            <Subheading>
              <Names name={name} />
            </Subheading>
            <Canvas of={moduleExport} sourceState="none" />
          </section>
        ))}
      </div>
      {listed.length > 0 && (
        <>
          <SectionHeading>
            {areListed ? 'States – 状态' : 'In use and on a phone – 操作与手机'}
          </SectionHeading>
          <Links states={listed} />
        </>
      )}
    </>
  )
}
