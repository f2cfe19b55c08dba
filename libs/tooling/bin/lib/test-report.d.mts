export interface JestSuite {
  readonly name: string;
  readonly status: string;
  readonly assertionResults?: readonly { readonly status: string; readonly fullName: string }[];
}
export interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly { readonly ok: boolean; readonly file: string; readonly title: string }[];
}
export declare function failuresOfSuite(suite: JestSuite): string[];
export declare function failuresOfSpecs(suite: PlaywrightSuite): string[];
