import * as a11y from '@storybook/addon-a11y/preview'
import { setProjectAnnotations } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import * as preview from './preview'

setProjectAnnotations([a11y, preview])
// What a story waits for may come late on a busy machine.
configure({ asyncUtilTimeout: 10_000 })
