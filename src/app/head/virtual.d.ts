declare module 'virtual:page-facts' {
  /** What the browser's table of routes lacks, made by the build (scripts/build/page-facts.ts). */
  const facts: Readonly<
    Record<string, { readonly description: string; readonly data: readonly string[] }>
  >;
  export default facts;
}
