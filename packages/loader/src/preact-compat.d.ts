/** The package has no types of its own: it is Preact's `compat` by another name. */
declare module '@preact/compat' {
  import compat = require('preact/compat')
  export = compat
}
