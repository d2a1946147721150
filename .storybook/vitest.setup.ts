import * as a11y from '@storybook/addon-a11y/preview'
import { setProjectAnnotations } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { timeoutMs } from '../.commands/test-settings.mjs'
import * as preview from './preview'

setProjectAnnotations([a11y, preview])
configure({ asyncUtilTimeout: timeoutMs })
