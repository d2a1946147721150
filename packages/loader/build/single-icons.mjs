const drawings = /[\\/]ui[\\/]src[\\/]icons[\\/]paths\.ts$/

/**
 * Makes a file of each icon, so that it travels with the part that draws it. As one file, every icon that any part
 * needs would travel with what all parts share. Each is the whole file again, of which one export remains.
 */
export const singleIcons = () => ({
  name: 'single-icons',
  transform(code, id) {
    if (!drawings.test(id)) return
    const names = [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name)
    return { code: names.map((name) => `export { ${name} } from '${id}?icon=${name}'`).join('\n'), map: null }
  },
})
