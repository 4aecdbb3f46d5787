/** The firm's mark: stones in running bond, one of them renewed. For header, icons and sharing cards. */
export const mark = {
  /** Width and height, in the drawing's own units. */
  size: 40,
  stones: [
    { x: 0, y: 0, width: 25, height: 12.5 },
    { x: 26, y: 0, width: 14, height: 12.5 },
    { x: 0, y: 13.5, width: 12, height: 12.5 },
    { x: 13, y: 13.5, width: 27, height: 12.5, renewed: true },
    { x: 0, y: 27, width: 25, height: 13 },
    { x: 26, y: 27, width: 14, height: 13 },
  ],
} as const satisfies {
  readonly size: number;
  readonly stones: readonly {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    readonly renewed?: true;
  }[];
};
