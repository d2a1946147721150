import { widget } from '../../../.commands/tsup.base.mjs'

export default widget(['src/index.ts', 'src/element.ts'])
