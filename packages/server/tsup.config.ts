import { library } from '../../.commands/tsup.base.mjs'

export default library(['src/app.ts', 'src/main.ts', 'src/operator.ts'], {
  platform: 'node',
  noExternal: [/^@chuhai\//],
  esbuildOptions: (options) => {
    options.conditions = ['source']
  },
})
