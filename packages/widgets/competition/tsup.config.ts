import { library } from '../../../.commands/tsup.base.mjs'

export default library(['src/index.ts', 'src/element.ts'])
