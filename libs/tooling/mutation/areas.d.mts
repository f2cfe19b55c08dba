interface Area {
  readonly files: readonly string[];
  readonly tests?: readonly string[];
}

interface Run {
  readonly package: string;
  readonly files: readonly string[];
  readonly tests: readonly string[];
}

export declare const mutationAreas: Readonly<Record<string, Area>>;
export declare const runsOf: (area: string) => Run[];
