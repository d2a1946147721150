import { library } from '../../.commands/library.mjs'

export default library([
  'src/{index,testing}.ts',
  'src/{element,charts,illustrations,image-viewer}/index.ts',
  'src/icons/paths.ts',
])
