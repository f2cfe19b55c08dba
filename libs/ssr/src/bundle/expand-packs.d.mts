export declare const expandPacks: (code: string, file: string) => string;
