export declare const domainServices: readonly string[];
export declare function modulesOf(service: string): string[];
