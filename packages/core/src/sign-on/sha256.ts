// One name of a large module: what is imported on need is not shaken by what is read of it.
export { sha256 } from '@noble/hashes/sha2.js'
