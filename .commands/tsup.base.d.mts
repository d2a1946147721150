import type { Options } from 'tsup'

export declare const library: (entry: string[], options?: Options) => Options
export declare const widget: (entry: string[]) => Options
