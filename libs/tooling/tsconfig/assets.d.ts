declare module '*.svg' {
  const url: string;
  export default url;
}

declare module '*.svg?inline' {
  /** In pages that the edge renders the picture itself (`data:`), in browsers its address. */
  const url: string;
  export default url;
}

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.css' {}
