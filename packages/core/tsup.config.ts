import { library } from '../../.commands/tsup.base.mjs'

export default library(['src/{index,testing}.ts'])
