/** Gatsby's table of the screens' code. It is private: privateParts.test.ts names the version. */
declare module "$virtual/async-requires" {
  const asyncRequires: {
    readonly components: Readonly<
      Record<string, (() => Promise<unknown>) | undefined>
    >;
  };
  export default asyncRequires;
}
