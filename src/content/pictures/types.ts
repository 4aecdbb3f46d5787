/** One picture as the site shows it; written by the pictures script, never by hand. */
export type Picture = {
  readonly name: string;
  /** First eight hex digits of the hash of the rendered master: part of every file name. */
  readonly hash: string;
  /** Size in px of the widest file. */
  readonly width: number;
  readonly height: number;
  /** Widths in px that exist, smallest first. */
  readonly widths: readonly number[];
  /** What is seen, for those who cannot see it. */
  readonly alt: string;
  /** Tiny blurred stand-in as a CSS image, shown until the file has come. */
  readonly placeholder: string;
  /** What stays in view where it is cropped, as shares of its width and height; its middle without one. */
  readonly focus?: { readonly x: number; readonly y: number } | undefined;
};

export type PictureUse =
  | 'hero'
  | 'founder'
  | 'gallery'
  | 'project'
  | 'service'
  | 'area'
  | 'fallback';

/** Which half of which pair a project picture is; both halves share one drawing. */
export type PicturePair = { readonly project: string; readonly state: 'before' | 'after' };

/** A picture as it is ordered from the pictures script. */
export type CatalogueEntry = {
  readonly name: string;
  readonly use: PictureUse;
  readonly alt: string;
  /** Width to height, as two whole numbers. */
  readonly ratio: readonly [number, number];
  readonly pair?: PicturePair;
};
