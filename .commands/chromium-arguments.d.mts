export declare const chromiumArguments: string[]
