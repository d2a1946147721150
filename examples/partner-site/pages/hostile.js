// What old libraries and careless plug-ins do to the built-ins of a page, before any widget has a chance.

// Prototype.js 1.6: lists turn themselves into text, and every list carries extra enumerable names.
Array.prototype.toJSON = function () {
  return `[${this.map((entry) => JSON.stringify(entry)).join(', ')}]`
}
Array.prototype.each = function (visit) {
  for (let index = 0; index < this.length; index++) visit(this[index], index)
  return this
}
Array.prototype.first = function () {
  return this[0]
}
String.prototype.toJSON = function () {
  return `"${this}"`
}
String.prototype.strip = function () {
  return this.replace(/^\s+|\s+$/g, '')
}
String.prototype.format = function (values) {
  return this.replace(/\{(\w+)\}/g, (_, name) => values[name])
}

// MooTools: no iterables, no mapping.
Array.from = (list) => Array.prototype.slice.call(list)

// json2.js: no reviver.
const nativeParse = JSON.parse
JSON.parse = (text) => nativeParse(text)

// An early promise library: nothing that came after 2015.
const NativePromise = Promise
function EarlyPromise(executor) {
  return new NativePromise(executor)
}
EarlyPromise.prototype = { catch: NativePromise.prototype.catch }
Object.defineProperty(EarlyPromise.prototype, 'then', { value: NativePromise.prototype.then })
for (const name of ['resolve', 'reject', 'all', 'race'])
  EarlyPromise[name] = NativePromise[name].bind(NativePromise)
window.Promise = EarlyPromise

// A monitoring plug-in that has never met a Request: it knows addresses as text only.
const nativeFetch = window.fetch
window.fetchedAddresses = []
window.fetch = (address, options) => {
  window.fetchedAddresses.push(address.split('?')[0])
  return nativeFetch.call(window, address, options)
}

window.hostKeys = []
document.addEventListener('keydown', (event) => {
  window.hostKeys.push(event.key)
  if (event.key === 'Escape') document.querySelector('#old-dialog').close()
  if (event.target.tagName === 'INPUT') return
  if (event.key === '/') {
    event.preventDefault()
    document.querySelector('#tracking-number').focus()
  }
})

document.addEventListener('click', ({ target }) => {
  if (target.id === 'open-old-dialog') document.querySelector('#old-dialog').showModal()
  if (target.id === 'close-old-dialog') document.querySelector('#old-dialog').close()
})
