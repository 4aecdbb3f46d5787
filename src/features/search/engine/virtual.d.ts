declare module 'virtual:search-index' {
  /** The index as JSON, made by the build (scripts/build/search-index.ts). */
  const json: string;
  export default json;
}
