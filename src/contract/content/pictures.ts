import { z } from '../zod.ts';

/** Longest description of a picture, in characters: what a screen reader can be expected to read out. */
export const ALT_MAX = 200;

/** Width to height of a project's two pictures. */
export const PROJECT_RATIO = [3, 2] as const;

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const HASH = /^[0-9a-f]{8}$/;
/** A tiny picture as a CSS image, or a drawing's colours; nothing else can be in a style. */
const PLACEHOLDER =
  /^(?:url\("data:image\/(?:avif|webp|png|svg\+xml);base64,[A-Za-z0-9+/=]{1,4000}"\)|linear-gradient\(#[0-9a-f]{3,8}(?:,#[0-9a-f]{3,8}){1,7}\))$/;

const share = z.number().check(z.minimum(0), z.maximum(1));

/** The place of a picture that stays in view where it is cropped: shares of its width and height. */
export const focusSchema = z.strictObject({ x: share, y: share });

export type Focus = z.infer<typeof focusSchema>;

/** A published picture: its files are /pictures/{name}.{hash}-{width}.{avif,webp}. */
export const contentPictureSchema = z.strictObject({
  name: z.string().check(z.regex(NAME), z.maxLength(100)),
  /** First eight hex digits of the SHA-256 hash of the picture as it was uploaded. */
  hash: z.string().check(z.regex(HASH)),
  /** Size in px of the widest file. */
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  widths: z.readonly(z.array(z.int().check(z.positive())).check(z.minLength(1))),
  alt: z.string().check(z.trim(), z.minLength(1), z.maxLength(ALT_MAX)),
  placeholder: z.string().check(z.regex(PLACEHOLDER)),
  /** Without one, its middle. */
  focus: z.optional(focusSchema),
});

export type ContentPicture = z.infer<typeof contentPictureSchema>;
