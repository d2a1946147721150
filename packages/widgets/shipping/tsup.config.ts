import { widget } from '../../../.commands/library.mjs'

export default widget(['src/index.ts', 'src/{element,tracking-element}.ts'])
