/** How a NATS server is started on a data directory, and its address with the password that was made for it. */
export declare const brokerPlan: (
  dataDir: string,
  port: number,
) => { readonly args: readonly string[]; readonly url: string };
