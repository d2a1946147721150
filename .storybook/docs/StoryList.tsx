import { Heading, Unstyled } from '@storybook/addon-docs/blocks'
import { namesOf } from '../names'

/** The states of a widget by their names: each is a page of its own, as large as the window. */
export const StoryList = ({ stories }: { stories: readonly { id: string; name: string }[] }) => (
  <>
    <Heading>States</Heading>
    <Unstyled>
      <ul className="doc-stories">
        {stories.map(({ id, name }) => {
          const { english, chinese } = namesOf(name)
          return (
            <li key={id}>
              <a href={`./?path=/story/${id}`}>
                {english} {chinese && <small lang="zh-CN">{chinese}</small>}
              </a>
            </li>
          )
        })}
      </ul>
    </Unstyled>
  </>
)
