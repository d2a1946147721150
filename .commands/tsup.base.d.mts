import type { Options } from 'tsup'

export declare const library: (entry: string[], options?: Options) => Options
