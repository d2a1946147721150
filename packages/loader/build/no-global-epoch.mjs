const shared = '(globalThis.nanostoresGlobal ||= { epoch: 0 })'

/** nanostores shares its epoch between copies through a global; our files hold one copy, and the page keeps its globals. */
export const noGlobalEpoch = () => ({
  name: 'no-global-epoch',
  transform(code, id) {
    if (!/nanostores[\\/]atom[\\/]index\.js$/.test(id)) return
    if (!code.includes(shared))
      throw new Error(`${id} no longer says ${shared}: adapt build/no-global-epoch.mjs.`)
    return { code: code.replace(shared, '{ epoch: 0 }'), map: null }
  },
})
