export interface LicensedPackage {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}
export const exceptions: readonly { readonly name: RegExp; readonly licence: RegExp; readonly why: string }[];
export const isAllowed: (expression: string) => boolean;
export const packagesOf: (lock: {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly version?: string;
        readonly license?: string;
        readonly name?: string;
        readonly link?: boolean;
      }
    >
  >;
}) => LicensedPackage[];
export const unallowed: (packages: readonly LicensedPackage[]) => LicensedPackage[];
