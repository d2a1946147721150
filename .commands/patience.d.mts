export declare const patienceMs: number
