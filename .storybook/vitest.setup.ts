import * as a11y from '@storybook/addon-a11y/preview'
import { type Parameters, setProjectAnnotations } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { timeoutMs } from '../.commands/test-settings.mjs'
import { pressStory } from './press/press'
import * as preview from './preview'

interface Story {
  canvasElement: HTMLElement
  id: string
  parameters: Parameters
}

/** Presses every control that a story shows at its end, unless it is a picture of states. */
const press = {
  afterEach: async ({ canvasElement, id, parameters }: Story) => {
    if (!parameters.isPicture) await pressStory(canvasElement, id)
  },
}

setProjectAnnotations([press, a11y, preview])
configure({ asyncUtilTimeout: timeoutMs })
