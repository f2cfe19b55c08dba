export declare const timeScale: number;
