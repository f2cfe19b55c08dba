/** The path of a Chromium. @throws with what to do where there is none and none can be installed */
export declare const ensureChromium: () => string;
/** The path of a nats-server, or undefined where there is none and none can be installed. */
export declare const ensureNatsServer: () => string | undefined;
