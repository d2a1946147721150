import { program } from '../../.commands/library.mjs'

export default program(['src/app.ts', 'src/main.ts', 'src/operator.ts'], {
  platform: 'node',
  noExternal: [/^@chuhai\//],
  esbuildOptions: (options) => {
    options.conditions = ['source']
  },
})
