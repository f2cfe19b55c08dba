export declare const recordParts: (code: string, file: string) => string;
