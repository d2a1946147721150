export declare const timeoutMs: number
export declare const chromiumArguments: string[]
