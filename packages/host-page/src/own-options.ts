/**
 * Options without a prototype. Some pages have members in `Object.prototype`, be it by accident or by an attacker's address,
 * and the browser, a library and a destructuring would take them for options.
 *
 * @example
 * document.addEventListener('wheel', () => console.log('turned'), ownOptions({ passive: true }))
 */
export const ownOptions = <Options extends object>(options: Options): Options =>
  Object.assign(Object.create(null), options)
