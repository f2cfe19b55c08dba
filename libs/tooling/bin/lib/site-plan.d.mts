/** A process of the site: what it runs, all it is told, and the address that says when it is ready. */
export interface PlannedProcess {
  readonly name: string;
  readonly port: number;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly ready: string;
}

export interface SitePlan {
  readonly origin: string;
  readonly sandboxOrigin: string;
  readonly seeds: readonly {
    /** Of the service it fills. */
    readonly name: string;
    readonly args: readonly string[];
    readonly env: Readonly<Record<string, string>>;
  }[];
  readonly behind: readonly PlannedProcess[];
  readonly edge: PlannedProcess;
}

/** What each process of the site runs and is told by its environment. */
export declare const sitePlan: (site: {
  readonly ports: Readonly<Record<string, number>>;
  readonly dataDir: string;
  readonly mongoUrl: string;
  readonly natsUrl: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly bookings: readonly string[];
}) => SitePlan;
